import type { Timeline } from "@curta/studio/preview";
import { expect, test, vi } from "vitest";
import { openMusic } from "./music.ts";

test("music that cannot be made leaves a silent film, not one that waits for it", async () => {
  const events = {
    onComposing: vi.fn<() => void>(),
    onScore: vi.fn<() => void>(),
    onSilent: vi.fn<() => void>(),
  };
  const music = openMusic(() => Promise.reject(new Error("no songs here")), events);
  music.setHeard(true);
  // Nothing can be composed of it.
  music.setFilm({ timeline: { frames: 30 } as Timeline, songId: undefined });
  expect(events.onComposing).toHaveBeenCalledOnce();
  // A development server first builds the studio for the worker.
  await vi.waitFor(() => expect(events.onSilent).toHaveBeenCalledOnce(), { timeout: 30_000 });
  expect(events.onScore).not.toHaveBeenCalled();
  music.close();
});
