import { text } from "../../lib/text.ts";
import { Button } from "../button.tsx";
import "./remarks.css";
import { SaidRemark } from "./said-remark.tsx";

interface Remark {
  readonly remark: string;
  /** Number of the line that it is about, from 0; null if it is about the whole film. */
  readonly line: number | null;
}

interface RemarksProps {
  readonly title: string;
  readonly remarks: readonly Remark[];
  /** Left out where no remark has a line. */
  readonly onLine?: (line: number) => void;
}

/** Remarks about what was not understood, each with a link to its line. */
export function Remarks({ title, remarks, onLine }: RemarksProps) {
  return (
    <div className="remarks" aria-live="polite">
      {remarks.length > 0 && (
        <>
          <h3>{title}</h3>
          <ul>
            {remarks.map(({ remark, line }) => (
              <li key={`${line} ${remark}`}>
                <SaidRemark remark={remark} />
                {line !== null && onLine && (
                  <Button look="link" onClick={() => onLine(line)}>
                    {text.script.toLine(line + 1)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
