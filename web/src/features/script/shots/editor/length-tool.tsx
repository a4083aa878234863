import { useId } from "react";
import { formatSeconds } from "../../../../lib/format.ts";
import { text } from "../../../../lib/text.ts";
import { Icon } from "../../../../ui/icon.tsx";

const texts = text.shots;

interface LengthToolProps {
  readonly beats: number;
  /** Beats that the shot can have at most: the others keep one each. */
  readonly most: number;
  /** True if the film has no other shot. */
  readonly isOnly: boolean;
  /** Length of the film in seconds. */
  readonly film: number;
  readonly secondsOf: (beats: number) => number;
  readonly onBeats: (beats: number) => void;
}

/** The length of a shot, beat by beat. */
export function LengthTool({ beats, most, isOnly, film, secondsOf, onBeats }: LengthToolProps) {
  const [shorter, longer] = [!isOnly && beats > 1, beats < most];
  const id = useId();
  return (
    <div className="tool-field">
      <span id={id}>{texts.length}</span>
      <div className="length-tool" role="group" aria-labelledby={id}>
        <button
          type="button"
          className="icon-button"
          aria-label={texts.shorter}
          aria-disabled={!shorter}
          onClick={shorter ? () => onBeats(beats - 1) : undefined}
        >
          <Icon name="minus" />
        </button>
        <output>{texts.seconds(formatSeconds(secondsOf(beats)))}</output>
        <button
          type="button"
          className="icon-button"
          aria-label={texts.longer}
          aria-disabled={!longer}
          onClick={longer ? () => onBeats(beats + 1) : undefined}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p className="hint">{isOnly ? texts.onlyShot : texts.lengthHint(film)}</p>
    </div>
  );
}
