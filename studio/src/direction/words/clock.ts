/** Seconds as minutes and seconds, "0:07,5", with hundredths only where there are any. */
export function clock(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const minutes = Math.floor(hundredths / 6000);
  const whole = String(Math.floor((hundredths % 6000) / 100)).padStart(2, "0");
  const rest = hundredths % 100;
  const fraction = rest === 0 ? "" : `,${String(rest).padStart(2, "0").replace(/0$/, "")}`;
  return `${minutes}:${whole}${fraction}`;
}
