import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";

interface Remark {
  readonly remark: string;
  /** Number of the line that it is about, from 0; null if it is about the whole film. */
  readonly line: number | null;
}

interface RemarksProps {
  readonly remarks: readonly Remark[];
  readonly onLine: (line: number) => void;
}

/** Remarks about what was not understood, each with a link to its line. */
export function Remarks({ remarks, onLine }: RemarksProps) {
  return (
    <div className="remarks" aria-live="polite">
      {remarks.length > 0 && <h3>{text.script.remarks}</h3>}
      <ul>
        {remarks.map(({ remark, line }) => (
          <li key={`${line} ${remark}`}>
            <span>{remark}</span>
            {line !== null && (
              <Button look="link" onClick={() => onLine(line)}>
                {text.script.toLine(line + 1)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
