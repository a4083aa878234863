import type { ShotEdit, FilmShots } from "@curta/studio/preview";
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from "react";
import { text } from "../../../lib/text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ShotCard } from "./shot-card.tsx";
import type { PhotoToFrame } from "./editor/framing/framing-tool.tsx";
import { ShotEditor } from "./editor/shot-editor.tsx";
import "./shot-strip.css";
import { useDragOrder } from "./use-drag-order.ts";
import { useIntroduction } from "./use-introduction.ts";
import { useTabStop } from "./use-tab-stop.ts";

const texts = text.shots;

interface ShotStripProps {
  readonly film: FilmShots;
  /** For each shot, what of it will not come out as it is written. */
  readonly remarks: readonly (readonly string[])[];
  /** Number of all remarks, those about the whole film too. */
  readonly remarkCount: number;
  /** The shot that the preview shows, from 0; null while none is shown. */
  readonly current: number | null;
  /** Number of the image that was just made: its first shot moves once by itself. Null where none was. */
  readonly newImage: number | null;
  /** A picture of a shot, moving or not. */
  readonly pictureOf: (shot: number, moving: boolean) => ReactNode;
  readonly photo: PhotoToFrame;
  /** `field` names what is being typed in. */
  readonly onEdit: (edit: ShotEdit, field?: string) => void;
  /** Called with the shot whose editor was opened; with null when none is open any more. */
  readonly onOpen: (shot: number | null) => void;
  /** True while something covers the upper edge of the window. */
  readonly covered: boolean;
  /** Stands in the editor's head. */
  readonly history: ReactNode;
}

/** The shots of the film to come, in a row: to look at, to put in order, and to open for changes. */
export function ShotStrip(props: ShotStripProps) {
  const {
    film,
    remarks,
    remarkCount,
    current,
    newImage,
    pictureOf,
    photo,
    onEdit,
    onOpen,
    covered,
    history,
  } = props;
  const { shots, seconds, isList } = film;
  const id = useId();
  const [opened, setOpened] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [told, setTold] = useState("");
  const row = useRef<HTMLOListElement>(null);
  const open = opened === null ? null : Math.min(opened, shots.length - 1);
  const show = (shot: number | null) => {
    setOpened(shot);
    if (shot !== null || open !== null) onOpen(shot);
    if (shot === null && open !== null) cardAt(row.current, open)?.focus();
  };
  const move = (shot: number, to: number) => {
    onEdit({ kind: "move", shot, to });
    setTold(texts.told.moved(to + 1));
    if (open !== null) setOpened(placeAfterMove(open, shot, to));
  };
  const drag = useDragOrder(row, move);
  useCardInSight(row, open, covered);
  // The button at the row's end adds a shot.
  const tabStop = Math.min(useTabStop(row), shots.length);
  const secondsOf = secondsPerBeat(film);
  const isIntroduced = useIntroduction(row, newImage, current !== null);
  const moving = drag.dragged ?? pointed ?? focused ?? open ?? (isIntroduced ? 0 : null);
  return (
    <section className="strip" aria-labelledby={id}>
      <div className="strip-head">
        <h3 id={id}>{texts.title}</h3>
        <p className="hint">{texts.count(shots.length, seconds)}</p>
        {remarkCount > 0 && (
          <p className="strip-remarks">
            <Icon name="warning" />
            {texts.remarks(remarkCount)}
          </p>
        )}
      </div>
      <ol ref={row} className="strip-row" data-dragging={drag.dragged !== null || undefined}>
        {shots.map((shot, index) => (
          <ShotCard
            // oxlint-disable-next-line no-array-index-key -- a shot is its place: there may be equal ones
            key={index}
            number={index + 1}
            count={shots.length}
            seconds={secondsOf(shot.beats)}
            caption={shot.caption}
            remarks={remarks[index]?.length ?? 0}
            isOpen={open === index}
            isCurrent={current === index}
            isTabStop={tabStop === index}
            editorId={`${id}-editor`}
            picture={pictureOf(index, moving === index)}
            drag={drag.of(index)}
            onOpen={() => show(open === index ? null : index)}
            onPointed={(isPointed) => setPointed(isPointed ? index : null)}
            onFocused={(isFocused) => setFocused(isFocused ? index : null)}
          />
        ))}
        <li className="strip-add">
          <button
            type="button"
            aria-label={texts.addAtEnd}
            tabIndex={tabStop === shots.length ? 0 : -1}
            onClick={() => {
              onEdit({ kind: "add-after", shot: shots.length - 1 });
              setTold(texts.told.added(shots.length + 1));
            }}
          >
            <Icon name="plus" />
          </button>
        </li>
      </ol>
      <p className="hint">{isList ? texts.hint : texts.fromProse}</p>
      <output className="visually-hidden">{told}</output>
      {open !== null && shots[open] !== undefined && (
        <ShotEditor
          id={`${id}-editor`}
          film={film}
          index={open}
          secondsOf={secondsOf}
          remarks={remarks[open] ?? []}
          picture={pictureOf(open, true)}
          photo={photo}
          history={history}
          onEdit={onEdit}
          onMove={(to) => move(open, to)}
          onTold={setTold}
          onShow={show}
        />
      )}
    </section>
  );
}

/** Length in seconds of so many beats of a film. */
function secondsPerBeat({ shots, seconds }: FilmShots): (beats: number) => number {
  const beats = shots.reduce((sum, shot) => sum + shot.beats, 0);
  return (count) => (count * seconds) / Math.max(1, beats);
}

/** Where a shot stands after another one, or itself, was moved. */
function placeAfterMove(place: number, shot: number, to: number): number {
  if (place === shot) return to;
  if (shot < place && to >= place) return place - 1;
  return shot > place && to <= place ? place + 1 : place;
}

/** Scrolls the row to the card whose editor is open, and out from under an editor or a preview that covers it. */
function useCardInSight(
  row: RefObject<HTMLOListElement | null>,
  open: number | null,
  covered: boolean,
): void {
  useEffect(() => {
    const list = row.current;
    const card = open === null ? null : cardAt(list, open);
    if (list === null || card === null) return;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    const isOverlaid = matchMedia("(width < 44rem)").matches;
    const left = card.offsetLeft - (list.clientWidth - card.offsetWidth) / 2;
    if (isOverlaid || covered) list.scrollIntoView({ block: "start", behavior });
    list.scrollTo({ left, behavior });
  }, [row, open, covered]);
}

function cardAt(row: HTMLOListElement | null, shot: number): HTMLButtonElement | null {
  return row?.children[shot]?.querySelector("button") ?? null;
}
