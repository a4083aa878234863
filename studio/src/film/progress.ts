import { type ProgressStage, PROGRESS_STAGES } from "@curta/contract";

/** Where each stage begins on a film's progress bar, in percent; shares measured by `npm run bench`. */
const STAGE_STARTS: Record<ProgressStage, number> = {
  reading: 0,
  script: 5,
  score: 6,
  frames: 9,
  mux: 96,
  certificate: 97,
};
const STAGE_ENDS: Record<ProgressStage, number> = {
  reading: 5,
  script: 6,
  score: 9,
  frames: 96,
  mux: 97,
  certificate: 100,
};

export interface StageProgress {
  readonly stage: ProgressStage;
  /** Of the whole film: an integer, 0 to 100, never falling. */
  readonly percent: number;
}

/** Converts shares of stages to a percentage that never falls; reports only changes. */
export function progressBar(
  onProgress: (progress: StageProgress) => void = () => {},
): (stage: ProgressStage, share: number) => void {
  let last: StageProgress = { stage: "reading", percent: -1 };
  return (stage, share) => {
    if (PROGRESS_STAGES.indexOf(stage) < PROGRESS_STAGES.indexOf(last.stage)) return;
    const start = STAGE_STARTS[stage];
    const at = start + Math.min(1, Math.max(0, share)) * (STAGE_ENDS[stage] - start);
    const percent = Math.max(last.percent, Math.floor(at));
    if (percent === last.percent && stage === last.stage) return;
    last = { stage, percent };
    onProgress(last);
  };
}
