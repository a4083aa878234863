import type { Style } from "@curta/contract";
import type { Random } from "../../random.ts";
import { bowedBass, roundBass, sawBass, squareBass, subBass } from "./bass.ts";
import type { DrumKit } from "./drum-kit.ts";
import { buildKit } from "./drum-kit.ts";
import type { ChordInstrument } from "./pads.ts";
import { ensemble, playedAsChord } from "./pads.ts";
import type { Instrument } from "./plucked.ts";
import { electricPiano, fmBell, mallet, piano, pulsePluck, sawPluck, string } from "./plucked.ts";

/** The instruments of a piece. `chords` plays the rhythm of the groove, `pad` holds the chords below. */
export interface Instruments {
  readonly kit: DrumKit;
  readonly bass: Instrument;
  readonly chords: ChordInstrument;
  readonly pad: ChordInstrument;
  readonly arpeggio: Instrument;
  readonly lead: Instrument;
  /** Plays the melody in breath sections. */
  readonly solo: Instrument;
}

/** Chooses instruments; another seed gives others. */
export function chooseInstruments(style: Style, random: Random): Instruments {
  return { viral: clubInstruments, cinematografico: orchestraInstruments, suave: loungeInstruments }[style](
    random,
  );
}

function clubInstruments(random: Random): Instruments {
  const spread = random.between(12, 22);
  return {
    kit: buildKit("viral", random),
    bass: random.pick([
      sawBass(random.between(180, 300), random.between(900, 1_600)),
      squareBass(random.between(220, 350), random.between(600, 1_200)),
      subBass(random.between(1.8, 2.6)),
    ]),
    chords: random.pick([
      ensemble({ voices: 3, spread, attack: 0.004, release: 0.12, opening: 7_500, body: 2_400 }),
      ensemble({ voices: 2, spread: spread / 2, attack: 0.003, release: 0.08, opening: 9_000, body: 1_500 }),
      playedAsChord(electricPiano(2.2), 0),
      playedAsChord(piano(0.25, random), 0),
    ]),
    pad: ensemble({ voices: 3, spread, attack: 0.05, release: 0.3, opening: 1_400, body: 2_600 }),
    arpeggio: random.pick([
      fmBell(2, 1.8, 0.5),
      sawPluck(4_500, 0.35),
      pulsePluck(0.25, 0.3),
      string(0.6, 0.3, random),
    ]),
    lead: random.pick([sawPluck(6_000, 0.7), fmBell(1, 2.6, 0.8), pulsePluck(0.5, 0.7), fmBell(3, 1.4, 0.9)]),
    solo: random.pick([fmBell(2, 1.1, 1.6), piano(0.4, random), electricPiano(1.2)]),
  };
}

function orchestraInstruments(random: Random): Instruments {
  const felt = random.between(0.35, 0.8);
  return {
    kit: buildKit("cinematografico", random),
    bass: bowedBass(random.between(380, 620)),
    chords: ensemble({
      voices: 3,
      spread: 11,
      attack: 0.25,
      release: 0.9,
      opening: 2_400,
      body: random.between(3_800, 5_400),
    }),
    pad: ensemble({
      voices: 2,
      spread: 16,
      attack: 0.6,
      release: 1.2,
      opening: 1_500,
      body: random.between(2_600, 3_800),
    }),
    arpeggio: random.pick([sawPluck(2_600, 0.32), piano(felt, random), string(0.8, 0.5, random)]),
    lead: random.pick([piano(felt, random), piano(felt * 0.6, random), mallet(2.4)]),
    solo: piano(felt, random),
  };
}

function loungeInstruments(random: Random): Instruments {
  const keys = electricPiano(random.between(1.4, 2.1));
  return {
    kit: buildKit("suave", random),
    bass: roundBass(random.between(1.2, 1.7)),
    chords: random.pick([
      playedAsChord(keys, 300),
      playedAsChord(keys, 600),
      playedAsChord(piano(0.5, random), 350),
    ]),
    pad: ensemble({
      voices: 2,
      spread: 8,
      attack: 0.5,
      release: 0.9,
      opening: 1_800,
      body: random.between(2_600, 3_800),
    }),
    arpeggio: random.pick([string(1.1, 0.4, random), mallet(1.4), electricPiano(1.2)]),
    lead: random.pick([string(1.6, 0.45, random), mallet(1.8), electricPiano(1.7), piano(0.45, random)]),
    solo: random.pick([mallet(2.2), string(1.8, 0.5, random)]),
  };
}
