/** What every page begins with: the way home, the library, the language, the settings. */

import type { ComponentChildren, VNode } from "preact";
import { LanguageChoice } from "../language/Choice";
import { say } from "../language/speaking";
import { route } from "../routes";
import { SettingsDialog } from "../settings/SettingsDialog";
import icon from "../theme/icon.svg";
import "./header.css";

/** The header. A table puts its title and how it stands into it; there the library gives way. */
export function Header({ children }: { children?: ComponentChildren }): VNode {
  const here = route.value.name;
  return (
    <header class="header">
      <a class="brand" href="#/" aria-label={say("nav-games")} aria-current={here === "home" ? "page" : undefined}>
        <img src={icon} alt="" width={32} height={32} />
        <span class="wide">Cardavia</span>
      </a>
      {children ? (
        <div class="header-middle">{children}</div>
      ) : (
        <nav aria-label={say("nav")}>
          <a href="#/library" aria-current={here === "library" ? "page" : undefined}>
            {say("nav-library")}
          </a>
        </nav>
      )}
      <div class="header-tools">
        <span class="header-language">
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
            <path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />
          </svg>
          <LanguageChoice />
        </span>
        <SettingsDialog />
      </div>
    </header>
  );
}
