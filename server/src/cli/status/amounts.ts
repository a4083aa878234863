/** "1 vídeo", "2 vídeos". */
export function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString("pt-BR")} ${number === 1 ? one : many}`;
}

/** "1,5": with one place after the comma, as Portuguese writes it. */
export function decimal(number: number): string {
  return number.toLocaleString("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Bytes for people: "250 MB", "1,5 GB". */
export function size(bytes: number): string {
  const [unit, factor] = bytes < 1e9 ? ["MB", 1e6] : ["GB", 1e9];
  return `${(bytes / factor).toLocaleString("pt-BR", { maximumFractionDigits: 1 })} ${unit}`;
}
