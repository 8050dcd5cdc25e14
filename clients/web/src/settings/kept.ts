/** Where the settings are kept: in the browser, if it keeps anything for us. */

import { read, type Settings } from "./settings";

const KEY = "cardavia.settings";

/** What was kept; the defaults where nothing was. */
export function kept(): Settings {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return read(null);
  }
}

/** Keeps settings. */
export function keep(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Full, or forbidden: they hold until the page is closed.
  }
}
