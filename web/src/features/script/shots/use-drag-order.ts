import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from "react";

/** How long a finger rests on a card before it is lifted: until then it scrolls the row. */
const HOLD_MS = 320;
/** A mouse that moves by less clicks; a finger that moves by more while it rests scrolls. */
const STILL_PX = 8;
/** Near its ends the row scrolls by itself. */
const EDGE_PX = 48;
const SCROLL_PX = 9;

interface Drag {
  readonly shot: number;
  readonly to: number;
  /** How far the card was dragged, in pixels. */
  readonly by: number;
  /** From one card to the next, in pixels. */
  readonly step: number;
}

/** How a card takes part in the dragging. */
export interface CardDrag {
  readonly isDragged: boolean;
  /** How far the card stands aside, in pixels. */
  readonly shift: number;
  /** True for the click that ends a drag. */
  readonly wasDragged: () => boolean;
  readonly onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
}

interface DragOrder {
  readonly dragged: number | null;
  readonly of: (shot: number) => CardDrag;
}

interface Held {
  readonly shot: number;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly scrolled: number;
  /** How far the row scrolls: a card that is dragged past its end would make it longer. */
  readonly farthest: number;
  readonly isTouch: boolean;
}

/** Puts the cards of a row in another order by dragging: at once with a mouse, after a rest with a finger. */
export function useDragOrder(
  row: RefObject<HTMLElement | null>,
  onMove: (shot: number, to: number) => void,
): DragOrder {
  const [held, setHeld] = useState<Held | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const lifted = useRef(false);
  const drop = useEffectEvent(({ shot, to }: Drag) => {
    if (to !== shot) onMove(shot, to);
  });

  useEffect(() => {
    const list = row.current;
    if (held === null || list === null) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    let x = held.x;
    const follow = () => setDrag(dragTo(list, held, x));
    const lift = () => {
      lifted.current = true;
      follow();
    };
    const hold = held.isTouch ? setTimeout(lift, HOLD_MS) : undefined;
    const scroll = setInterval(() => {
      if (lifted.current && scrollAtEdge(list, x, held.farthest)) follow();
    }, 16);
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== held.pointer) return;
      x = event.clientX;
      if (lifted.current) follow();
      else if (Math.hypot(x - held.x, event.clientY - held.y) > STILL_PX) {
        if (held.isTouch) setHeld(null);
        else lift();
      }
    };
    addEventListener("pointermove", move, { signal });
    const end = ({ pointerId }: globalThis.PointerEvent) => {
      if (pointerId !== held.pointer) return;
      // Worked out anew: a busy page may not have drawn the last move yet.
      if (lifted.current) drop(dragTo(list, held, x));
      setHeld(null);
    };
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", () => setHeld(null), { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && setHeld(null), { signal });
    // Only so is the page kept from scrolling under a finger that drags.
    addEventListener("touchmove", (event) => lifted.current && event.preventDefault(), {
      signal,
      passive: false,
    });
    return () => {
      leave.abort();
      clearTimeout(hold);
      clearInterval(scroll);
      setDrag(null);
    };
  }, [row, held]);

  return {
    dragged: drag?.shot ?? null,
    of: (shot) => ({
      isDragged: drag?.shot === shot,
      shift: shiftOf(shot, drag),
      wasDragged: () => lifted.current,
      onPointerDown: ({ button, pointerId, pointerType, clientX, clientY }) => {
        lifted.current = false;
        if (button !== 0) return;
        const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = row.current ?? {};
        setHeld({
          shot,
          pointer: pointerId,
          x: clientX,
          y: clientY,
          scrolled: scrollLeft,
          farthest: scrollWidth - clientWidth,
          isTouch: pointerType !== "mouse",
        });
      },
    }),
  };
}

function dragTo(list: HTMLElement, { shot, x: from, scrolled }: Held, x: number): Drag {
  const cards = [...list.querySelectorAll<HTMLElement>(".shot")];
  const [first, second] = cards;
  const step = second === undefined || first === undefined ? 1 : second.offsetLeft - first.offsetLeft;
  const by = x - from + list.scrollLeft - scrolled;
  const to = Math.min(cards.length - 1, Math.max(0, shot + Math.round(by / step)));
  return { shot, to, by, step };
}

/** The cards between the old place and the new one make room. */
function shiftOf(shot: number, drag: Drag | null): number {
  if (drag === null) return 0;
  if (shot === drag.shot) return drag.by;
  if (shot > drag.shot && shot <= drag.to) return -drag.step;
  return shot < drag.shot && shot >= drag.to ? drag.step : 0;
}

function scrollAtEdge(list: HTMLElement, x: number, farthest: number): boolean {
  const { left, right } = list.getBoundingClientRect();
  const before = list.scrollLeft;
  if (x < left + EDGE_PX) list.scrollLeft -= SCROLL_PX;
  if (x > right - EDGE_PX) list.scrollLeft = Math.min(farthest, before + SCROLL_PX);
  return list.scrollLeft !== before;
}
