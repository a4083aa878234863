import type { PartLevels, Textures } from "./kit.ts";

const ALL: PartLevels = { drums: 1, bass: 1, chords: 1, pad: 1, arpeggio: 1, lead: 1 };

/** Dance music: the hook stands from the first beat, the arpeggio joins in the drop, nothing ever goes away for long. */
export const CLUB_TEXTURES: Textures = {
  hook: { ...ALL, pad: 0.4, arpeggio: 0, bass: 0.9 },
  reveal: { ...ALL, drums: 0.9, bass: 0.9, chords: 0.9, pad: 0.6, arpeggio: 0.7, lead: 0.7 },
  drop: ALL,
  breath: { drums: 0.8, bass: 0.75, chords: 0.9, pad: 1, arpeggio: 0.8, lead: 0.85 },
  build: { drums: 0.9, bass: 0.75, chords: 0.95, pad: 0.9, arpeggio: 1, lead: 0.6 },
  return: { ...ALL, arpeggio: 0.5, bass: 0.95 },
};

/** A band that plays a song: everybody plays nearly always, softer or louder. */
export const SONG_TEXTURES: Textures = {
  hook: { ...ALL, drums: 0.85, bass: 0.85, pad: 0.3, arpeggio: 0 },
  reveal: { ...ALL, drums: 0.9, bass: 0.95, pad: 0.5, arpeggio: 0.5, lead: 0.85 },
  drop: ALL,
  breath: { drums: 0.7, bass: 0.75, chords: 0.95, pad: 0.8, arpeggio: 0.7, lead: 0.8 },
  build: { drums: 0.85, bass: 0.9, chords: 1, pad: 0.8, arpeggio: 0.9, lead: 0.75 },
  return: { ...ALL, drums: 0.85, pad: 0.5, arpeggio: 0.4 },
};

/** Music of films: begins with the theme, grows to the drop, breathes with the solo instrument. */
export const SCREEN_TEXTURES: Textures = {
  hook: { drums: 0.7, bass: 0.8, chords: 0.8, pad: 0.7, arpeggio: 0.5, lead: 1 },
  reveal: { drums: 0.6, bass: 0.75, chords: 0.85, pad: 0.8, arpeggio: 0.8, lead: 0.8 },
  drop: ALL,
  breath: { drums: 0.5, bass: 0.7, chords: 0.85, pad: 0.9, arpeggio: 0.6, lead: 1 },
  build: { drums: 0.85, bass: 0.85, chords: 0.95, pad: 0.9, arpeggio: 1, lead: 0.6 },
  return: { drums: 0.7, bass: 0.8, chords: 0.9, pad: 0.8, arpeggio: 0.6, lead: 1 },
};
