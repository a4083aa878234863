import type { Style, TemplateName } from "@curta/contract";
import { CLOSE_UP } from "./cinematic/close-up.ts";
import { DUSK } from "./cinematic/dusk.ts";
import { JOURNEY } from "./cinematic/journey.ts";
import { TRAILER } from "./cinematic/trailer.ts";
import { ALBUM } from "./soft/album.ts";
import { DIARY } from "./soft/diary.ts";
import { SLOW_BREATH } from "./soft/slow-breath.ts";
import { SUNDAY } from "./soft/sunday.ts";
import type { Template } from "./template.ts";
import { COUNTDOWN } from "./viral/countdown.ts";
import { ON_THE_BEAT } from "./viral/on-the-beat.ts";
import { REVEAL } from "./viral/reveal.ts";
import { RICOCHET } from "./viral/ricochet.ts";
import { SHOWCASE } from "./viral/showcase.ts";

/** By style; the first of each stands for scripts that name none. */
const BY_STYLE: Readonly<Record<Style, readonly [Template, ...Template[]]>> = {
  viral: [ON_THE_BEAT, COUNTDOWN, SHOWCASE, REVEAL, RICOCHET],
  cinematografico: [TRAILER, JOURNEY, CLOSE_UP, DUSK],
  suave: [DIARY, SLOW_BREATH, ALBUM, SUNDAY],
};

export const ALL_TEMPLATES: readonly Template[] = Object.values(BY_STYLE).flat();

/** The templates of a style, at least four. */
export function templatesOf(style: Style): readonly [Template, ...Template[]] {
  return BY_STYLE[style];
}

/** The template of a name; where none is named, the style's first. */
export function templateOf({
  style,
  template,
}: {
  readonly style: Style;
  readonly template?: TemplateName | undefined;
}): Template {
  return ALL_TEMPLATES.find(({ name }) => name === template) ?? BY_STYLE[style][0];
}
