import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";

interface Remark {
  readonly remark: string;
  /** The line it speaks of, from 0; null where it speaks of the whole film. */
  readonly line: number | null;
}

interface RemarksProps {
  readonly remarks: readonly Remark[];
  readonly onLine: (line: number) => void;
}

/** What of the script was not understood, each remark with the way to its line. */
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
