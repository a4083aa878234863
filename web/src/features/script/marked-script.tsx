import { memo } from "react";
import { SizingCopy } from "../../ui/text-area.tsx";
import { partsOf } from "./script-lines.ts";

/** Scripts with more lines than any film has shots stay plain. */
const MOST_LINES = 400;
/** No width, but the height of a line. */
const EMPTY_LINE = "\u200b";

interface MarkedScriptProps {
  readonly lines: readonly string[];
  /** Lines of the shot that the preview shows. */
  readonly currentLines: ReadonlySet<number>;
  /** Lines that were not understood in full. */
  readonly remarked: ReadonlySet<number>;
}

/** The script once more, with its captions, the lines on air and the lines with remarks marked. */
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
