import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ScriptEditor } from "./script-editor.tsx";
import type { ScriptNotes } from "./script-worker.ts";

const LINES = ['0:00 – 0:02  Close. "Um"', '0:02 – 0:04  Plano aberto. "Dois"'];
const OTHERS = ["Filme de 4 segundos", ...LINES];

/** Notes on a script, each of whose last two lines is a shot. */
function notesOn(lines: readonly string[]): ScriptNotes {
  const shotLines = [-2, -1].map((end) => ({ from: lines.length + end, to: lines.length + end }));
  const parts = { lines, shotLines, remarks: [], understood: null };
  // Nothing of the film's shots: the strip alone looks at them.
  return { script: lines.join("\n"), ...parts } as unknown as ScriptNotes;
}

function props(lines: readonly string[], notes: ScriptNotes | null, onShot: (shot: number) => void) {
  const nothing = vi.fn<() => void>();
  const calls = { onShot, onScript: nothing, onReplace: nothing, onEditing: nothing };
  return { script: lines.join("\n"), notes, currentShot: null, covered: false, aside: null, ...calls };
}

async function putCaret(page: Awaited<ReturnType<typeof render>>, line: string): Promise<void> {
  const area = page.getByLabelText("Descrição do Vídeo").element() as HTMLTextAreaElement;
  const at = area.value.indexOf(line) + 3;
  area.setSelectionRange(at, at);
  area.click();
}

test("a line that the caret was put into before the script was read is gone to once it is", async () => {
  const onShot = vi.fn<(shot: number) => void>();
  const page = await render(<ScriptEditor {...props(LINES, null, onShot)} />);
  await putCaret(page, "Plano aberto");
  expect(onShot).not.toHaveBeenCalled();
  await page.rerender(<ScriptEditor {...props(LINES, notesOn(LINES), onShot)} />);
  expect(onShot.mock.calls).toEqual([[1]]);

  // What is read again is not gone to again.
  await page.rerender(<ScriptEditor {...props(LINES, notesOn(LINES), onShot)} />);
  expect(onShot).toHaveBeenCalledOnce();
});

test("a line is gone to as soon as its own script is read, not the one before", async () => {
  const onShot = vi.fn<(shot: number) => void>();
  const page = await render(<ScriptEditor {...props(OTHERS, notesOn(["Um filme"]), onShot)} />);
  await putCaret(page, "0:00");
  await page.rerender(<ScriptEditor {...props(OTHERS, notesOn(["Um filme", "a"]), onShot)} />);
  expect(onShot).not.toHaveBeenCalled();
  await page.rerender(<ScriptEditor {...props(OTHERS, notesOn(OTHERS), onShot)} />);
  expect(onShot.mock.calls).toEqual([[0]]);
});
