import type { Timeline } from "../../../direction/timeline.ts";
import { MAX_BYTES_PER_FRAME } from "../../encode/heavy-shots.ts";
import { figure, must, type Row } from "./figures.ts";
import type { FilmFile } from "../file/film-file.ts";
import type { Mp4Layout } from "../file/mp4-layout.ts";
import { CERTIFICATE } from "@curta/contract/certificate";

const MEGABYTE = 1_000_000;

/** Rows about the file: size, layout, start times. */
export function fileRows(bytes: number, file: FilmFile, layout: Mp4Layout, timeline: Timeline): Row[] {
  const most = timeline.frames * MAX_BYTES_PER_FRAME;
  const starts = [file.picture, file.sound].map(({ packets }) =>
    Math.min(...packets.map((packet) => packet.pts)),
  );
  const [picture = Number.NaN, sound = Number.NaN] = starts;
  const { fast_start: start, edit_lists: lists, start_times: times } = CERTIFICATE;
  const startValue = times.value(figure(picture, 3), figure(sound, 3));
  return [
    must(
      "file_size",
      `${figure(bytes / MEGABYTE, 1)} MB`,
      CERTIFICATE.file_size.bound(figure(most / MEGABYTE, 1)),
      bytes <= most,
    ),
    must("fast_start", start.value(layout.indexFirst), start.bound, layout.indexFirst),
    must("edit_lists", lists.value(layout.editLists), lists.bound, layout.editLists === 0),
    must("start_times", startValue, times.bound, picture === 0 && sound === 0),
  ];
}
