/** A rectangle of 9:16 in pixels of the photo. May reach beyond the photo, which is then continued. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
