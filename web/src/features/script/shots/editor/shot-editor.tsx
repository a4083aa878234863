import type { ShotContent, ShotEdit, FilmShots } from "@curta/studio/preview";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { bringIntoView } from "../../../../lib/browser/window/bring-into-view.ts";
import { text } from "../../../../lib/text.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { SaidRemark } from "../../../../ui/messages/said-remark.tsx";
import { CaptionTool } from "./caption-tool.tsx";
import { EffectsTool } from "./effects-tool.tsx";
import { FramingTool, type PhotoToFrame } from "./framing/framing-tool.tsx";
import { LengthTool } from "./length-tool.tsx";
import { MoveTool } from "./move-tool.tsx";
import { ShotActions } from "./shot-actions.tsx";
import "./shot-editor.css";
import { ToolTabs } from "./tool-tabs.tsx";
import { useAboveKeyboard } from "./use-above-keyboard.ts";

const texts = text.shots;

interface ShotEditorProps {
  readonly id: string;
  readonly film: FilmShots;
  /** The shot's number, from 0. */
  readonly index: number;
  readonly secondsOf: (beats: number) => number;
  readonly remarks: readonly string[];
  readonly picture: ReactNode;
  readonly photo: PhotoToFrame;
  readonly history: ReactNode;
  readonly onEdit: (edit: ShotEdit, field?: string) => void;
  readonly onMove: (to: number) => void;
  /** Tells in words what happened. */
  readonly onTold: (told: string) => void;
  /** Opens another shot; null closes the editor. */
  readonly onShow: (shot: number | null) => void;
}

const TOOLS = ["caption", "framing", "move", "length", "effects"] as const;
type Tool = (typeof TOOLS)[number];

/** What one shot says, shows and does: below the strip, or on a phone at the window's lower edge. */
export function ShotEditor(props: ShotEditorProps) {
  const { id, film, index, secondsOf, remarks, picture, photo, history, onEdit, onShow } = props;
  const [tool, setTool] = useState<Tool>("caption");
  const heading = useRef<HTMLHeadingElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useAboveKeyboard(editor);
  useInSight(editor, index);
  const { shots, seconds } = film;
  const shot = shots[index];
  if (shot === undefined) return null;
  const change = (content: Partial<ShotContent>, field?: string) =>
    onEdit({ kind: "change", shot: index, content }, field);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onShow(null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from whatever has the focus
    <div
      ref={editor}
      id={id}
      className="shot-editor"
      role="group"
      aria-labelledby={`${id}-title`}
      onKeyDown={closeOnEscape}
    >
      <div className="shot-editor-head">
        <IconButton icon="back" label={texts.previous} can={index > 0} onPress={() => onShow(index - 1)} />
        <h4 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {texts.shot(index + 1, shots.length)}
        </h4>
        <IconButton
          icon="forward"
          label={texts.next}
          can={index < shots.length - 1}
          onPress={() => onShow(index + 1)}
        />
        <span className="shot-editor-history">{history}</span>
        <IconButton icon="close" label={texts.close} can onPress={() => onShow(null)} />
      </div>
      <div className="shot-editor-body">
        <div className="shot-editor-picture">{picture}</div>
        <ToolTabs id={id} label={texts.tools} tools={TOOLS} names={texts.tabs} tool={tool} onTool={setTool}>
          {tool === "caption" && (
            <CaptionTool
              key={index}
              caption={shot.caption}
              onCaption={(caption) => change({ caption }, `caption ${index}`)}
            />
          )}
          {tool === "framing" && (
            <FramingTool key={index} film={film} index={index} shot={shot} photo={photo} onChange={change} />
          )}
          {tool === "move" && <MoveTool shot={shot} onChange={change} />}
          {tool === "length" && (
            <LengthTool
              beats={shot.beats}
              most={shots.reduce((sum, { beats }) => sum + beats, 0) - shots.length + 1}
              isOnly={shots.length === 1}
              film={seconds}
              secondsOf={secondsOf}
              onBeats={(beats) => onEdit({ kind: "length", shot: index, beats })}
            />
          )}
          {tool === "effects" && (
            <EffectsTool effects={shot.effects} onEffects={(effects) => change({ effects })} />
          )}
        </ToolTabs>
        {remarks.length > 0 && (
          <ul className="shot-editor-remarks">
            {remarks.map((remark) => (
              <li key={remark}>
                <SaidRemark remark={remark} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <ShotActions {...props} count={shots.length} />
    </div>
  );
}

/**
 * Scrolls the editor of a shot out from under the window's edge and the button that is stuck to it. A tool that is taller
 * goes on below: the shots stay above.
 */
function useInSight(editor: RefObject<HTMLElement | null>, shot: number): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    // On a phone it stands at the window's edge itself.
    if (last.current === shot || matchMedia("(width < 44rem)").matches) return;
    last.current = shot;
    bringIntoView(editor.current);
  }, [editor, shot]);
}
