// What the clients of both peers count: moves that all seats have seen, and how long one took to come back to its player.

import { readFileSync } from "node:fs";

const SEATS = 3;

// The seconds of a core that a process has used, as Linux tells it.
function used(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export class Figures {
  #from = Infinity;
  #until = Infinity;
  #moves = 0;
  #delays = [];
  #seen = new Map();
  #cpu;
  #server;
  #serverCpu;
  #measured;

  // What comes within `seconds` after `warmup`, from now on, is counted; `server` is the process id of the server.
  begin(server, warmup, seconds) {
    this.#server = server;
    this.#from = performance.now() + warmup * 1000;
    this.#until = this.#from + seconds * 1000;
    setTimeout(() => {
      this.#cpu = process.cpuUsage();
      this.#serverCpu = used(server);
      this.#measured = performance.now();
    }, warmup * 1000);
  }

  // One seat has seen the move that is number `move` of `match`.
  saw(match, move) {
    const key = `${match}/${move}`;
    const count = (this.#seen.get(key) ?? 0) + 1;
    if (count < SEATS) {
      this.#seen.set(key, count);
      return;
    }
    this.#seen.delete(key);
    if (this.#counts()) this.#moves++;
  }

  // A player who moved at `began` has it back.
  came(began) {
    if (this.#counts()) this.#delays.push(performance.now() - began);
  }

  // Waits until the time is over, prints the figures as one JSON object, and ends the process.
  async finish() {
    await new Promise((done) => setTimeout(done, this.#until - performance.now()));
    const seconds = (this.#until - this.#from) / 1000;
    const cpu = process.cpuUsage(this.#cpu);
    const spent = (performance.now() - this.#measured) / 1000; // a busy client is late
    const sorted = Float64Array.from(this.#delays).sort();
    const at = (share) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
    console.log(
      JSON.stringify({
        moves_per_s: this.#moves / seconds,
        ack_p50_ms: at(0.5),
        ack_p99_ms: at(0.99),
        server_cpu: (used(this.#server) - this.#serverCpu) / spent,
        driver_cpu: (cpu.user + cpu.system) / 1e6 / spent,
      }),
    );
    process.exit(this.#moves > 0 ? 0 : 1);
  }

  #counts() {
    const now = performance.now();
    return now >= this.#from && now < this.#until;
  }
}
