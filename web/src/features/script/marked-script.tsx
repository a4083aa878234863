import { memo } from "react";
import { SizingCopy } from "../../ui/fields/text-area.tsx";
import { partsOf } from "./script-lines.ts";

/** Longer scripts than any film needs are not marked. */
const MOST_LINES = 400;
/** A character without width gives an empty line its height. */
const EMPTY_LINE = "\u200b";

interface MarkedScriptProps {
  readonly lines: readonly string[];
  /** Lines of the shot that the preview shows. */
  readonly currentLines: ReadonlySet<number>;
  /** Lines that were not understood in full. */
  readonly remarked: ReadonlySet<number>;
}

/** A copy of the script behind the field, which marks captions, current lines and lines with remarks. */
export function MarkedScript({ lines, currentLines, remarked }: MarkedScriptProps) {
  if (lines.length > MOST_LINES) return <SizingCopy text={lines.join("\n")} />;
  return lines.map((line, index) => (
    // oxlint-disable-next-line no-array-index-key -- a line is its number: there may be equal ones
    <Line key={index} line={line} isCurrent={currentLines.has(index)} isRemarked={remarked.has(index)} />
  ));
}

interface LineProps {
  readonly line: string;
  readonly isCurrent: boolean;
  readonly isRemarked: boolean;
}

const Line = memo(function Line({ line, isCurrent, isRemarked }: LineProps) {
  return (
    <div className="script-line" data-on-air={isCurrent || undefined} data-remarked={isRemarked || undefined}>
      {partsOf(line).map(({ text, isCaption }, index) => {
        const Part = isCaption ? "mark" : "span";
        // oxlint-disable-next-line no-array-index-key -- as above
        return <Part key={index} data-copy={text} />;
      })}
      {line === "" && <SizingCopy text={EMPTY_LINE} />}
    </div>
  );
});
