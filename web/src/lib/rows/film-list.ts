import { GENERATION_TABLE, type PageConfig } from "@curta/contract";
import { fold, patternOf } from "../fold.ts";
import { readRowPart } from "../read-answers.ts";
import { isSettled, type RowPart } from "./generation-row.ts";
import { openRest } from "./rest-client.ts";
import type { FilmPage, FilmQuery } from "./rows.ts";

const PAGE_SIZE = 24;
/** What a hosted table without our columns has: everything that the specification names. */
const SPECIFIED = "id, status, video_url, error_message";
const SHOWN = `${SPECIFIED}, stage, progress, queue_position, estimate_seconds, poster_url, image_url,
  video_description, options, created_at`.replaceAll(/\s/g, "");

interface Answer {
  readonly data: unknown;
  readonly error: unknown;
  readonly status: number;
}

/** Lists of the user's films. Each asks for as many columns as the table has. */
export function openFilmList(config: PageConfig, bearer: () => Promise<string>) {
  const table = () => openRest(config, bearer).from(GENERATION_TABLE);

  function ask(columns: string, { userId, before, search }: FilmQuery): PromiseLike<Answer> {
    if (columns === SPECIFIED) return table().select(SPECIFIED).limit(1_000);
    let query = table().select(columns).eq("user_id", userId);
    if (before !== null) query = query.lte("created_at", before);
    const pattern = patternOf(search);
    if (search.trim() !== "" && columns.includes("title")) {
      query = query.or(`title.ilike."${pattern}",video_description.ilike."${pattern}"`);
    } else if (search.trim() !== "") query = query.ilike("video_description", pattern);
    return query.order("created_at", { ascending: false }).order("id").limit(PAGE_SIZE);
  }

  /** The first answer to a query that the table understands. @throws Error if there is none */
  async function askWhatItHas(query: FilmQuery): Promise<{ rows: RowPart[]; columns: string }> {
    for (const columns of [
      `${SHOWN},title,error_code,seconds`,
      `${SHOWN},title,error_code`,
      SHOWN,
      SPECIFIED,
    ]) {
      const { data, error, status } = await ask(columns, query);
      if (error === null) return { rows: readRows(data), columns };
      // Anything but an unknown column would only fail again.
      if (status !== 400) break;
    }
    throw new Error("the list of films could not be read");
  }

  return {
    async listFilms(query: FilmQuery): Promise<FilmPage> {
      const { rows, columns } = await askWhatItHas(query);
      const last = rows.at(-1)?.created_at;
      const isWhole = columns === SPECIFIED || rows.length < PAGE_SIZE || last === undefined;
      return {
        films: rows.filter((row) => matches(row, query.search)),
        next: isWhole || last === query.before ? null : last,
        hasTitles: columns.includes("title"),
        hasScripts: columns !== SPECIFIED,
      };
    },
    /** Films that wait or run. */
    async listUnfinished(userId: string): Promise<RowPart[]> {
      const { data, error } = await table()
        .select("*")
        .eq("user_id", userId)
        .in("status", ["pending", "processing"])
        .order("created_at", { ascending: false })
        .limit(50);
      if (error !== null) throw new Error("the films under way could not be read");
      return readRows(data).filter((row) => !isSettled(row));
    },
    async readFilms(ids: readonly string[]): Promise<RowPart[]> {
      const { data, error } = await table().select("*").in("id", ids);
      if (error !== null) throw new Error("the films could not be read");
      return readRows(data);
    },
    /** Cancels a film through its row. */
    async cancelRow(id: string): Promise<void> {
      await table().update({ status: "canceled" }).eq("id", id).in("status", ["pending", "processing"]);
    },
    /** Deletes the row of a film that has ended. @throws Error if it is still there */
    async deleteRow(id: string): Promise<void> {
      const { data, error } = await table().delete().eq("id", id).select("id");
      if (error !== null || data.length === 0) throw new Error("the row was not deleted");
    },
  };
}

function readRows(data: unknown): RowPart[] {
  return Array.isArray(data) ? data.map(readRowPart).filter(({ id }) => id !== undefined) : [];
}

function matches({ title, video_description: script }: RowPart, search: string): boolean {
  const wanted = fold(search.trim());
  return wanted === "" || fold(`${title ?? ""}\n${script ?? ""}`).includes(wanted);
}
