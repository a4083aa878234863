import type { StoryShot } from "@curta/contract";

/** A shot of the storyboard and its place in the film, in frames. */
export interface Span {
  readonly shot: StoryShot;
  readonly from: number;
  readonly to: number;
}
