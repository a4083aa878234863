import { MAX_SCRIPT_CHARS } from "@curta/contract";
import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode, type RefObject } from "react";
import { STUDIO_LOCALE } from "../../lib/language.ts";
import { text } from "../../lib/text.ts";
import { Remarks } from "../../ui/messages/remarks.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { MarkedScript } from "./marked-script.tsx";
import "./script-editor.css";
import { noteLines, type NotedLines } from "./noted-lines.ts";
import { fieldLines, lineAt, rangeOf } from "./script-lines.ts";
import type { ScriptNotes } from "./script-worker.ts";
import { useShotOfCaret } from "./use-shot-of-caret.ts";
import { Understood } from "./understood.tsx";

interface ScriptEditorProps {
  readonly script: string;
  /** The studio's notes; null until it has read the script, and with an outside workflow. */
  readonly notes: ScriptNotes | null;
  /** The shot that the preview shows, from 0; null while none is shown. */
  readonly currentShot: number | null;
  readonly onScript: (script: string) => void;
  /** Called with another script, to be put in the place of this one. */
  readonly onReplace: (script: string) => void;
  /** Called when the caret was moved to the line of a shot. */
  readonly onShot: (shot: number) => void;
  readonly onEditing: (editing: boolean) => void;
  /** True while something covers the upper edge of the window. */
  readonly covered: boolean;
  /** Stands at the right of the label. */
  readonly aside: ReactNode;
}

const NO_REMARKS: NotedLines["remarks"] = [];

/** Descrição do Vídeo: the script, with the studio's notes marked in the text and listed below it. */
export function ScriptEditor(props: ScriptEditorProps) {
  const { script, notes, currentShot, onScript, onReplace, onShot, onEditing, covered, aside } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = useMemo(() => fieldLines(script), [script]);
  const noted = useMemo(() => notes && noteLines(notes, lines), [notes, lines]);
  const remarks = noted?.remarks ?? NO_REMARKS;
  const remarked = useMemo(() => new Set(remarks.flatMap(({ line }) => line ?? [])), [remarks]);
  const currentLines = useMemo(
    () => new Set(currentShot === null ? [] : noted?.linesOf(currentShot)),
    [noted, currentShot],
  );
  // While one types it is the last one that stands there: the text is read when it rests.
  const understood = script.trim() === "" ? null : (notes?.understood ?? null);
  const caret = useShotOfCaret(noted, notes?.script === script, onShot);
  useFollow(field, currentLines);
  useUncover(field, lines, covered);
  return (
    <div className="script-editor">
      <TextArea
        label={text.generator.script}
        hint={text.generator.scriptHint}
        value={script}
        maxLength={MAX_SCRIPT_CHARS}
        lang={STUDIO_LOCALE}
        fieldRef={field}
        onChange={(typed) => {
          caret.typed();
          onScript(typed);
        }}
        onCaret={(offset) => caret.moved(lineAt(lines, offset))}
        onFocus={() => onEditing(true)}
        onBlur={() => onEditing(false)}
        marked={<MarkedScript lines={lines} currentLines={currentLines} remarked={remarked} />}
        aside={aside}
      />
      {understood !== null && <Understood script={understood} onUse={() => onReplace(understood)} />}
      <Remarks
        title={text.script.remarks}
        remarks={remarks}
        onLine={(line) => goToLine(field.current, lines, line)}
      />
    </div>
  );
}

/** Selects a line and scrolls to it, which selecting alone does not do. */
function goToLine(field: HTMLTextAreaElement | null, lines: readonly string[], line: number): void {
  if (field === null) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(...rangeOf(lines, line));
  lineElement(field, line)?.scrollIntoView({ block: "center" });
}

function lineElement(field: HTMLTextAreaElement, line: number): Element | undefined {
  return field.parentElement?.querySelectorAll(".script-line")[line];
}

/**
 * Scrolls the caret's line out from under the element that now covers it, while one writes there. A line out of the window
 * is left there: the user has scrolled away from it.
 */
function useUncover(
  field: RefObject<HTMLTextAreaElement | null>,
  lines: readonly string[],
  covered: boolean,
): void {
  const caretLine = useEffectEvent((area: HTMLTextAreaElement) => lineAt(lines, area.selectionEnd));
  useEffect(() => {
    const area = field.current;
    if (!covered || !area || document.activeElement !== area) return;
    const line = lineElement(area, caretLine(area));
    const { top = 0, bottom = 0 } = line?.getBoundingClientRect() ?? {};
    if (bottom > 0 && top < innerHeight) line?.scrollIntoView({ block: "nearest" });
  }, [field, covered]);
}

/** Keeps the current lines visible in the field's box, unless the user is typing there. */
function useFollow(field: RefObject<HTMLTextAreaElement | null>, currentLines: ReadonlySet<number>): void {
  useEffect(() => {
    const area = field.current;
    const box = area?.parentElement;
    if (currentLines.size === 0 || !area || !box || document.activeElement === area) return;
    const shown = box.querySelector<HTMLElement>("[data-on-air]");
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    if (shown) box.scrollTo({ top: shown.offsetTop - box.clientHeight / 2, behavior });
  }, [field, currentLines]);
}
