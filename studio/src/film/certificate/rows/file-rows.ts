import type { Timeline } from "../../../direction/timeline.ts";
import { MAX_BYTES_PER_FRAME } from "../../encode/heavy-shots.ts";
import { figure, must, type Row } from "./figures.ts";
import type { FilmFile } from "../file/film-file.ts";
import type { Mp4Layout } from "../file/mp4-layout.ts";

const MEGABYTE = 1_000_000;

/** Rows about the file: size, layout, start times. */
export function fileRows(bytes: number, file: FilmFile, layout: Mp4Layout, timeline: Timeline): Row[] {
  const most = timeline.frames * MAX_BYTES_PER_FRAME;
  const starts = [file.picture, file.sound].map(({ packets }) =>
    Math.min(...packets.map((packet) => packet.pts)),
  );
  const [picture = Number.NaN, sound = Number.NaN] = starts;
  const startValue = `imagem ${figure(picture, 3)} s, som ${figure(sound, 3)} s`;
  return [
    must(
      "file_size",
      "Tamanho do arquivo",
      `${figure(bytes / MEGABYTE, 1)} MB`,
      `até ${figure(most / MEGABYTE, 1)} MB`,
      bytes <= most,
    ),
    must(
      "fast_start",
      "Início rápido",
      layout.indexFirst ? "índice no começo" : "índice no fim",
      "índice no começo",
      layout.indexFirst,
    ),
    must(
      "edit_lists",
      "Listas de edição",
      layout.editLists === 0 ? "nenhuma" : String(layout.editLists),
      "nenhuma",
      layout.editLists === 0,
    ),
    must("start_times", "Começo", startValue, "imagem 0,000 s, som 0,000 s", picture === 0 && sound === 0),
  ];
}
