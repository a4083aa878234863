import { useRef, type PointerEvent } from "react";
import type { FrameBox } from "./frame-box.ts";

interface Finger {
  readonly x: number;
  readonly y: number;
}

interface PinchListeners {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Drags a frame with one finger or a mouse, and changes its size with two: it follows the fingers, so it grows as they
 * part. `onChange` is called with the frame as it would be, and with `isDone` when the last finger leaves.
 */
export function usePinch(box: FrameBox, onChange: (box: FrameBox, isDone: boolean) => void): PinchListeners {
  const fingers = useRef(new Map<number, Finger>());
  const latest = useRef(box);
  const end = ({ pointerId }: PointerEvent) => {
    if (!fingers.current.delete(pointerId) || fingers.current.size > 0) return;
    onChange(latest.current, true);
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (fingers.current.size === 0) latest.current = box;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event) {
      const last = fingers.current.get(event.pointerId);
      if (last === undefined) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers.current].find(([pointer]) => pointer !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      const { width, height } = event.currentTarget.getBoundingClientRect();
      // Each of two fingers carries half of the way.
      const part = other === undefined ? 1 : 0.5;
      const zoom = other === undefined ? 1 : distance(now, other) / Math.max(1, distance(last, other));
      latest.current = {
        x: latest.current.x + (part * (now.x - last.x)) / width,
        y: latest.current.y + (part * (now.y - last.y)) / height,
        share: latest.current.share * zoom,
      };
      onChange(latest.current, false);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

function distance(one: Finger, other: Finger): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
