import "./progress-bar.css";

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100; null while nothing is known. */
  readonly percent: number | null;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <div className="progress-track" data-waiting={percent === null || undefined}>
      <progress
        className="progress"
        aria-label={label}
        max={100}
        {...(percent === null ? {} : { value: percent })}
      />
    </div>
  );
}
