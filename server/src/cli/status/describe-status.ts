import type { KeepDays } from "../../config.ts";
import { count, size } from "./amounts.ts";
import { describeKeeping, forecastDisk } from "./forecast.ts";
import type { Figures } from "./read-figures.ts";

/** How an installation goes. */
export interface Status {
  readonly url: string;
  /** What /ready says; undefined where nobody answers. */
  readonly ready: { readonly ok: boolean; readonly database: boolean; readonly media: boolean } | undefined;
  /** Undefined where no database could be asked. */
  readonly figures: Figures | undefined;
  /** Free space of the disk that files fill; undefined for an S3. */
  readonly freeBytes: number | undefined;
  readonly bytesPerUser: number;
  readonly keepDays: KeepDays;
}

/** Sentences for the operator, the most urgent first. */
export function describeStatus(status: Status): string[] {
  const { figures } = status;
  const lines = [describeReady(status)];
  if (figures === undefined) return [...lines, "Sem banco de dados não há mais o que contar."];
  return [...lines, ...describeFilms(figures), describeSignIns(figures), ...describeSpace(status, figures)];
}

function describeReady({ url, ready }: Status): string {
  if (ready === undefined) return `A Curta não responde em ${url}. Comece com: npm start`;
  if (ready.ok) return `A Curta está no ar em ${url} e faz o seu trabalho.`;
  const missing = [ready.database ? "" : "o banco de dados", ready.media ? "" : "o armazenamento"];
  const named = missing.filter((part) => part !== "").join(" e ");
  return named === ""
    ? `A Curta em ${url} está parando.`
    : `A Curta responde em ${url}, mas ${named} não. Veja docs/operating.md.`;
}

function describeFilms({ line, day }: Figures): string[] {
  const waiting =
    line.waiting === 0
      ? "Nenhum vídeo espera"
      : `${count(line.waiting, "vídeo espera", "vídeos esperam")}, o mais antigo há ${duration(line.oldestSeconds)}`;
  const mean = day.renderSeconds === null ? "" : `, em média em ${duration(day.renderSeconds)}`;
  const failed = day.failed === 0 ? "nenhum falhou" : count(day.failed, "falhou", "falharam");
  return [
    `${waiting}; ${line.running === 0 ? "nenhum está em preparo" : count(line.running, "está em preparo", "estão em preparo")}.`,
    `Nas últimas 24 horas: ${count(day.completed, "vídeo pronto", "vídeos prontos")}${mean}; ${failed}.`,
  ];
}

function describeSignIns({ signIns: { signIns, failed, failedNetworks } }: Figures): string {
  const came = `No mesmo tempo, ${count(signIns, "entrada", "entradas")}`;
  if (failed === 0) return `${came} e nenhuma senha errada.`;
  const wrong = count(failed, "senha errada", "senhas erradas");
  return `${came} e ${wrong}, de ${count(failedNetworks, "rede", "redes")} (curta user log).`;
}

function describeSpace({ freeBytes, bytesPerUser, keepDays }: Status, figures: Figures): string[] {
  const { bytes, day, users, mostBytes } = figures;
  const share = Math.round((100 * mostBytes) / bytesPerUser);
  const lines = [
    `Guardados: ${size(bytes.film)} de vídeos, ${size(bytes.image)} de imagens e ${size(bytes.song)} de músicas; nas últimas 24 horas entraram ${size(day.bytes)}.`,
    `${count(users, "conta", "contas")}; quem mais guarda usa ${share}% do seu espaço de ${size(bytesPerUser)}.`,
    describeKeeping(keepDays),
  ];
  return freeBytes === undefined ? lines : [...lines, forecastDisk(freeBytes, figures, keepDays)];
}

function duration(seconds: number): string {
  if (seconds < 90) return count(Math.round(seconds), "segundo", "segundos");
  if (seconds < 5_400) return count(Math.round(seconds / 60), "minuto", "minutos");
  return count(Math.round(seconds / 3_600), "hora", "horas");
}
