/** Sounds of the table, made by us: wood on cloth, a pair of notes, a bell. Nothing sounds before a player did something. */

import type { Event } from "@cardavia/client";
import { settings } from "../settings/store";

/** What can be heard. */
export type Sound = "laid" | "won" | "turn" | "end";

/** What an update sounds like; undefined for nothing. */
export function soundOf(events: readonly Event[]): Sound | undefined {
  const told = (what: Event["kind"]["case"]): boolean => events.some(({ kind }) => kind.case === what);
  if (told("settled") || told("ended")) return "end";
  if (told("roundWon")) return "won";
  return told("moved") && told("transferred") ? "laid" : undefined;
}

/** Notes: hertz, and seconds after the beginning. */
const NOTES: Readonly<Record<Exclude<Sound, "laid">, readonly (readonly [number, number])[]>> = {
  won: [
    [392, 0],
    [523.25, 0.09],
  ],
  turn: [[659.25, 0]],
  end: [
    [392, 0],
    [493.88, 0.12],
    [587.33, 0.24],
    [783.99, 0.36],
  ],
};

let context: AudioContext | undefined;

/** Lets a sound be heard, if sounds are on. */
export function sound(what: Sound): void {
  const { sound: wanted, volume } = settings.value;
  if (wanted !== "on" || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const out = context.createGain();
  out.gain.value = (volume / 100) ** 2;
  out.connect(context.destination);
  if (what === "laid") knock(context, out);
  else for (const [hertz, after] of NOTES[what]) note(context, out, hertz, after);
}

/** A tile on cloth: a short noise, low. */
function knock(audio: AudioContext, out: AudioNode): void {
  const seconds = 0.07;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 4;
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(new BiquadFilterNode(audio, { type: "lowpass", frequency: 1400 })).connect(out);
  source.start();
}

function note(audio: AudioContext, out: AudioNode, hertz: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
  const swell = new GainNode(audio, { gain: 0 });
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(0.35, start + 0.015);
  swell.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  tone.connect(swell).connect(out);
  tone.start(start);
  tone.stop(start + 0.55);
}
