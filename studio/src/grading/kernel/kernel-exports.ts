/** What the compiled kernel exports; written by studio/kernels/build.ts from the sources beside it. */
export interface GradingKernel {
  gradeRow(
    job: number,
    from: number,
    to: number,
    width: number,
    y: number,
    upperSlope: number,
    lowerSlope: number,
    upperOffset: number,
    lowerOffset: number,
    way: number,
    dark: number,
  ): void;
}

export const GRADING_KERNEL_FUNCTIONS: readonly (keyof GradingKernel)[] = ["gradeRow"];
