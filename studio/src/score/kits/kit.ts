import type { Style } from "@curta/contract";
import type { SectionRole } from "../arrange/form.ts";
import type { DrumSound } from "../instruments/drums/drum-sound.ts";
import type { ChordSound, ToneSound } from "../instruments/tones/tone-sound.ts";
import type { MixSettings } from "../mix/mix-settings.ts";
import type { Color } from "../theory/harmony.ts";
import type { Mode } from "../theory/key.ts";
import type { Register } from "../theory/voicing.ts";

type Choices<Item> = readonly [Item, ...Item[]];

/** Everything that makes music of one kind: instruments, grooves, harmony, melody and mix. Data, nothing runs here. */
export interface Kit {
  /** Styles of film that it suits where nobody names a kit. */
  readonly suits: readonly Style[];
  /** Beats a minute that the kit is played at; a film's tempo is halved or doubled into this range. */
  readonly tempo: readonly [slowest: number, fastest: number];
  readonly harmony: Harmony;
  readonly melody: Melody;
  readonly grooves: Choices<Groove>;
  readonly drums: Readonly<Record<string, DrumVoice>>;
  readonly band: Band;
  readonly textures: Textures;
  readonly mix: MixSettings;
  readonly character: Character;
}

/** How sound effects are made: bright and hard, wide and deep, or soft. */
export type Character = "club" | "screen" | "soft";

export interface Harmony {
  readonly modes: Choices<{ readonly bright: Mode; readonly dark: Mode }>;
  /**
   * Progressions of four bars by whether the key's third is minor or major: degrees from 1, `!` marks a dominant with a
   * raised third. Those with the mode's diminished degree are left out.
   */
  readonly minor: Choices<string>;
  readonly major: Choices<string>;
  readonly colors: Choices<Color>;
}

export interface Melody {
  /** Onsets of the hook: two bars of sixteenths. */
  readonly rhythms: Choices<string>;
  readonly scale: "pentatonic" | "full";
  readonly register: Register;
}

/**
 * Hits of each voice of the drums: `X` full, `x` strong, `o` soft, `.` none; patterns of one bar or two repeat. Voices
 * that are left out are silent.
 */
export type Patterns = Readonly<Record<string, string>>;

export interface Groove {
  readonly name: string;
  /** How late every second sixteenth comes, as a share of it. */
  readonly swing: number;
  /** Where the groove is at home; drops add `full` to it. */
  readonly main: Patterns;
  readonly full: Patterns;
  /** In breath sections; a build without `rise` has it too. */
  readonly thin: Patterns;
  readonly rise?: Patterns;
  /** The last steps before a new section: these patterns end on it, the other voices play on. */
  readonly fills: Choices<Patterns>;
  /** The voice that rolls faster and faster in a build; null for none. */
  readonly roll: string | null;
  /** The voice that strikes where a section begins; null for none. */
  readonly crash: string | null;
  /** `x` root, `o` octave above, `f` fifth, `.` nothing. */
  readonly bass: string;
  /** `x` all strings downwards, `u` upwards and softer; null holds the chords. */
  readonly chords: string | null;
  /** Steps that a chord lasts at most. */
  readonly chordSteps: number;
  /** Steps of the arpeggio, `x` or `.`. */
  readonly arpeggio: string;
}

export interface DrumVoice {
  readonly sound: DrumSound;
  readonly gain: number;
  /** -1 left to 1 right. */
  readonly pan?: number;
  /** Most milliseconds that a hit comes too early or too late, as a player's. */
  readonly loose?: number;
  /** Milliseconds that all hits are late. */
  readonly late?: number;
}

/** The instruments; of several one is chosen for a film. */
interface Band {
  readonly bass: Choices<ToneSound>;
  readonly chords: Choices<ChordSound>;
  readonly pad: Choices<ChordSound>;
  readonly arpeggio: Choices<ToneSound>;
  readonly lead: Choices<ToneSound>;
  /** Plays the melody in breath sections. */
  readonly solo: Choices<ToneSound>;
  readonly registers: { readonly bass: Register; readonly chords: Register; readonly arpeggio: number };
}

/** Level of each part, 0 silent to 1 full. */
export interface PartLevels {
  readonly drums: number;
  readonly bass: number;
  readonly chords: number;
  readonly pad: number;
  readonly arpeggio: number;
  readonly lead: number;
}
export type PartName = keyof PartLevels;
export type Textures = Readonly<Record<SectionRole, PartLevels>>;
