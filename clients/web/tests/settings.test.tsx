import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Panel } from "../src/settings/Panel";
import { apply, DEFAULTS, level, read, type Settings } from "../src/settings/settings";
import { set, settings, start } from "../src/settings/store";

const CHANGED: Settings = {
  surroundings: "light",
  contrast: 80,
  grain: 0,
  warmth: 100,
  cardSize: 20,
  motion: "off",
  hand: "left",
  language: "fi",
  sound: "on",
  volume: 30,
  forced: "play",
};

describe("settings as text", () => {
  test("what is written is read again", () => {
    expect(read(JSON.stringify(CHANGED))).toEqual(CHANGED);
  });

  test.each([null, "", "no JSON", "[]", "7", "null", "{}", '{"contrast":"much","hand":"third","motion":null}'])(
    "%j gives the defaults",
    (text) => {
      expect(read(text)).toEqual(DEFAULTS);
    },
  );

  test("one that is wrong leaves the others", () => {
    expect(read('{"contrast":{},"grain":10}')).toEqual({ ...DEFAULTS, grain: 10 });
  });

  test.each([
    [-5, 0],
    [0, 0],
    [49.6, 50],
    [100, 100],
    [1e9, 100],
    [Number.NaN, 50],
    ["3", 50],
  ])("the level %j is %d", (value, expected) => {
    expect(level(value)).toBe(expected);
  });
});

describe("settings on an element", () => {
  test("style sheets find them as properties and attributes", () => {
    const element = document.createElement("div");
    apply(CHANGED, element);
    expect(element.style.getPropertyValue("--contrast")).toBe("80");
    expect(element.style.getPropertyValue("--grain")).toBe("0");
    expect(element.style.getPropertyValue("--warmth")).toBe("100");
    expect(element.style.getPropertyValue("--card-size")).toBe("20");
    expect({ ...element.dataset }).toMatchObject({ surroundings: "light", motion: "off", hand: "left" });
  });

  test("there is a pane before the page only where the colour temperature is not in the middle", () => {
    const element = document.createElement("div");
    apply(CHANGED, element);
    expect(element.hasAttribute("data-tinted")).toBe(true);
    apply(DEFAULTS, element);
    expect(element.hasAttribute("data-tinted")).toBe(false);
  });
});

describe("the store", () => {
  let stop = (): void => undefined;
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
  });

  test("keeps what is set, for the next visit", () => {
    stop = start();
    set({ contrast: 70, hand: "left" });
    stop();
    settings.value = DEFAULTS;
    stop = start();
    expect(settings.value).toEqual({ ...DEFAULTS, contrast: 70, hand: "left" });
  });

  test("holds at once", () => {
    stop = start();
    set({ grain: 12 });
    expect(document.documentElement.style.getPropertyValue("--grain")).toBe("12");
  });

  test("works where the browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full");
    });
    stop = start();
    set({ warmth: 90 });
    expect(settings.value).toEqual({ ...DEFAULTS, warmth: 90 });
  });
});

describe("the panel", () => {
  let root: HTMLElement;
  beforeEach(() => {
    settings.value = DEFAULTS;
    root = document.createElement("div");
    document.body.append(root);
    act(() => render(<Panel />, root));
  });
  afterEach(() => {
    render(null, root);
    root.remove();
  });

  const input = (selector: string): HTMLInputElement => {
    const found = root.querySelector<HTMLInputElement>(selector);
    if (found === null) throw new Error(selector);
    return found;
  };

  test("a slider sets its level while it is moved", () => {
    const slider = input('input[name="contrast"]');
    expect(slider.value).toBe("50");
    act(() => {
      slider.value = "85";
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(settings.value.contrast).toBe(85);
    expect(root.querySelector(".slider-name span")?.textContent).toBe("85");
  });

  test("every control has a name", () => {
    for (const control of root.querySelectorAll("input")) {
      expect(control.closest("label")?.textContent).not.toBe("");
    }
  });

  test("a choice sets its word, and reset takes all back", () => {
    act(() => input('input[name="hand"][value="left"]').click());
    expect(settings.value.hand).toBe("left");
    act(() => root.querySelector("button")?.click());
    expect(settings.value).toEqual(DEFAULTS);
  });
});
