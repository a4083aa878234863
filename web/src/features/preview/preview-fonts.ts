import ext700 from "@fontsource/montserrat/files/montserrat-latin-ext-700-normal.woff2?url";
import ext800 from "@fontsource/montserrat/files/montserrat-latin-ext-800-normal.woff2?url";
import ext900 from "@fontsource/montserrat/files/montserrat-latin-ext-900-normal.woff2?url";
import latin700 from "@fontsource/montserrat/files/montserrat-latin-700-normal.woff2?url";
import latin800 from "@fontsource/montserrat/files/montserrat-latin-800-normal.woff2?url";
import latin900 from "@fontsource/montserrat/files/montserrat-latin-900-normal.woff2?url";
import type { PageFont } from "@curta/studio/preview";

const EXT =
  "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF";

/** The fonts of captions: the subsets latin and latin-ext. */
export function previewFonts(): PageFont[] {
  return [
    { weight: 700, url: absolute(latin700) },
    { weight: 800, url: absolute(latin800) },
    { weight: 900, url: absolute(latin900) },
    { weight: 700, url: absolute(ext700), unicodeRange: EXT },
    { weight: 800, url: absolute(ext800), unicodeRange: EXT },
    { weight: 900, url: absolute(ext900), unicodeRange: EXT },
  ];
}

/** A worker would resolve a relative address against its own file, not against the page. */
function absolute(url: string): string {
  return new URL(url, location.href).href;
}
