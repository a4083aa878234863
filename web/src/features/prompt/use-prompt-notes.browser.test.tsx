import type { Preview } from "@curta/contract";
import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { PREVIEW } from "../../../testing/preview.ts";
import { understoodWords } from "./prompt-notes.ts";
import type { PromptRequest } from "./prompt-worker.ts";
import { usePromptNotes } from "./use-prompt-notes.ts";

/** A development server first builds the studio for the worker. */
const ENOUGH = { timeout: 60_000 };
const CLOSER = "mais perto";
const SEPIA = "sépia";
const WARMER = "quente";

function Prompt({ preview }: { readonly preview: Preview | undefined }) {
  const [prompt, setPrompt] = useState(CLOSER);
  const notes = usePromptNotes(prompt, preview);
  return (
    <>
      {[CLOSER, SEPIA, WARMER].map((wish) => (
        <button key={wish} type="button" onClick={() => setPrompt(wish)}>
          {wish}
        </button>
      ))}
      <output>{notes === null ? "not read" : `read: ${understoodWords(notes).join(", ")}`}</output>
    </>
  );
}

/** Notes the workers that are started, what they are asked to read, and which of them were ended. */
function noteWorkers() {
  const started: Worker[] = [];
  const asked: string[] = [];
  const ended: Worker[] = [];
  const Real = Worker;
  class NotedWorker extends Real {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      started.push(this);
    }
    override postMessage(message: PromptRequest): void {
      asked.push(message.prompt);
      super.postMessage(message);
    }
    override terminate(): void {
      ended.push(this);
      super.terminate();
    }
  }
  globalThis.Worker = NotedWorker;
  onTestFinished(() => void (globalThis.Worker = Real));
  return { started, asked, ended };
}

const click = () => new MouseEvent("click", { bubbles: true });

async function openPrompt() {
  const page = await render(<Prompt preview={PREVIEW} />);
  const button = (wish: string) => page.getByRole("button", { name: wish, exact: true });
  return { ...page, button, notes: page.getByRole("status") };
}

test("a prompt is read, and read again when it was changed", async () => {
  const { notes, button } = await openPrompt();
  await expect.element(notes).toHaveTextContent("not read");
  await expect.element(notes, ENOUGH).toHaveTextContent("read: mais perto");
  await button(WARMER).click();
  await expect.element(notes, ENOUGH).toHaveTextContent("read: quente");
});

test("the prompt of an outside workflow has no notes, not even those of the image before", async () => {
  const { notes, rerender } = await openPrompt();
  await expect.element(notes, ENOUGH).toHaveTextContent("read: mais perto");
  await rerender(<Prompt preview={undefined} />);
  await expect.element(notes).toHaveTextContent("not read");
});

test("what is typed over before the typing rests is not read", async () => {
  const { asked } = noteWorkers();
  const { notes, button } = await openPrompt();
  await expect.element(notes, ENOUGH).toHaveTextContent("read: mais perto");
  const [sepia, warmer] = [button(SEPIA).element(), button(WARMER).element()];
  // The page is drawn anew between the two, but no time passes.
  sepia.dispatchEvent(click());
  await Promise.resolve();
  warmer.dispatchEvent(click());
  await expect.element(notes, ENOUGH).toHaveTextContent("read: quente");
  expect(asked).toEqual([CLOSER, WARMER]);
});

test("a worker that was lost is replaced with the next change, and the last one ends with the screen", async () => {
  const { started, ended } = noteWorkers();
  const { notes, button, unmount } = await openPrompt();
  await expect.element(notes, ENOUGH).toHaveTextContent("read: mais perto");
  await button(SEPIA).click();
  await expect.element(notes, ENOUGH).toHaveTextContent("read: sépia");
  expect(started).toHaveLength(1);
  started[0]?.dispatchEvent(new ErrorEvent("error"));
  await button(WARMER).click();
  await expect.element(notes, ENOUGH).toHaveTextContent("read: quente");
  expect(started).toHaveLength(2);
  await unmount();
  expect(ended).toEqual([started[1]]);
});
