import { SHOT_SIZES, type ShotSize, type StoryShot } from "@curta/contract";
import { SIZE_NAMES, type ShotContent, type FilmShots } from "@curta/studio/preview";
import type { ReactNode } from "react";
import { STUDIO_LOCALE } from "../../../../../lib/language.ts";
import { text } from "../../../../../lib/text.ts";
import { Chips } from "../chips.tsx";
import { FrameOnPhoto } from "./frame-on-photo.tsx";
import { sizeFor, viewTarget, type FrameBox } from "./frame-box.ts";

const texts = text.shots;

/** The whole photo, and its size in pixels. */
export interface PhotoToFrame {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface FramingToolProps {
  readonly film: FilmShots;
  /** The shot's number, from 0. */
  readonly index: number;
  readonly shot: StoryShot;
  readonly photo: PhotoToFrame;
  readonly onChange: (content: Partial<ShotContent>, field?: string) => void;
}

/** Share of the largest view that a view of one's own has in each size. */
const SHARES: Readonly<Record<ShotSize, number>> = {
  wide: 90,
  medium: 68,
  "close-up": 52,
  "extreme-close-up": 34,
};

/** What a shot looks at: a frame to drag over the photo, or its words. */
export function FramingTool({ film, index, shot, photo, onChange }: FramingToolProps): ReactNode {
  const place = film.places[index];
  const { target, until, size } = shot;
  const named = film.targets.find((each) => JSON.stringify(each.target) === JSON.stringify(target));
  const frame = (box: FrameBox) => {
    const view = viewTarget(box, film);
    onChange({ target: view, size: sizeFor(view.share) }, `view ${index}`);
  };
  return (
    <>
      <FrameOnPhoto photo={photo} film={film} box={place?.box ?? null} onBox={frame} />
      <Chips
        label={texts.size}
        options={SHOT_SIZES.toReversed().map((value) => ({
          value,
          label: text.names.sizes[value] ?? SIZE_NAMES[value],
        }))}
        chosen={[size]}
        onChosen={([value = size]) => {
          if (target.kind !== "view") return onChange({ size: value });
          const share = Math.max(Math.ceil(film.closest * 100), SHARES[value]);
          return onChange({ size: value, target: { ...target, share } });
        }}
      />
      <Chips
        label={texts.target}
        lang={STUDIO_LOCALE}
        options={[
          ...film.targets.map(({ name }) => ({ value: name, label: name })),
          ...(named === undefined || until !== undefined
            ? [{ value: place?.name ?? "", label: place?.name ?? "" }]
            : []),
        ]}
        chosen={[until === undefined ? (named?.name ?? place?.name ?? "") : (place?.name ?? "")]}
        onChosen={([name]) => {
          const chosen = film.targets.find((each) => each.name === name)?.target;
          if (chosen !== undefined) onChange({ target: chosen });
        }}
      />
    </>
  );
}
