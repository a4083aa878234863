import type { Effect, KitName, Move, ShotSize, Style, TemplateName, Transition } from "@curta/contract";
import type { CardGround } from "../framing/cards/card.ts";
import type { CaptionLookName, GradeName, Section } from "../timeline.ts";

export type Role = Section["role"];

/** What a shot is for; what the picture holds decides which target serves that. */
export type Purpose = "hero" | "detail" | "all" | "place";

/** One kind of shot that suits a part of the film. Moves are choices for the seed. */
export interface Recipe {
  readonly purpose: Purpose;
  readonly size: ShotSize;
  readonly moves: readonly [Move, ...Move[]];
  readonly entry?: Transition;
  readonly effect?: Effect;
  /** In place of an effect that has to know the subject's pixels, where they are not known. */
  readonly orElse?: Effect;
}

type RoleRecipes = Readonly<Record<Role, readonly [Recipe, ...Recipe[]]>>;

/** A part of the film; the hook is the first beats of the `intro`, and the reveal is the rest of it. */
export type Part = "intro" | Exclude<Role, "hook" | "reveal">;

/** Parts in their order, each with its share of the film. */
export type FilmForm = readonly (readonly [part: Part, weight: number])[];

/** A whole idea of a film, as data. */
export interface Template {
  readonly name: TemplateName;
  /** What it does, in one Portuguese sentence. */
  readonly sentence: string;
  readonly style: Style;
  /** What a photo holds that this template is made for; left out where it suits any photo. */
  readonly suits?: readonly PhotoKind[];
  /** Slowest and fastest tempo, in beats a minute. */
  readonly tempo: readonly [slowest: number, fastest: number];
  /** What the photo lies on where all of it is shown on a card. */
  readonly cardGround: CardGround;
  /** Beats of the hook. */
  readonly hook: number;
  /** Of films of 8 to 20 bars; shorter and longer ones are derived from it. */
  readonly arc: FilmForm;
  /** Of films under 8 bars. */
  readonly shortArc: FilmForm;
  /** Lengths of shots in beats, used in turn, begun where the seed says. */
  readonly beats: Readonly<Record<Role, readonly [number, ...number[]]>>;
  readonly recipes: RoleRecipes;
  /** How its captions may be set; the seed chooses one for the whole film. */
  readonly captionLooks: readonly [CaptionLookName, ...CaptionLookName[]];
  /** What its music may be made with; the seed chooses. */
  readonly kits: readonly [KitName, ...KitName[]];
  /** Looks of its picture; the seed chooses among those that suit the photo. */
  readonly grades: readonly [GradeName, ...GradeName[]];
  /** How its films show the whole photo: as a print with a white border; left out where it lies bare on its ground. */
  readonly wholePhoto?: "polaroid";
  /** Whips and zooms between shots at most; 3 where left out. */
  readonly loudTransitions?: number;
}

/** What a photo is mainly of. */
export type PhotoKind =
  | "portrait"
  | "two-people"
  | "group"
  | "animal"
  | "food"
  | "product"
  | "vehicle"
  | "plant"
  | "place"
  | "text"
  | "night"
  | "grey";
