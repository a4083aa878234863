import { MAX_UNDO_STEPS, type Draft, type DraftRecord, type Work } from "@curta/contract";
import { joinExtras } from "./join-extras.ts";

/**
 * What to open with: what this browser holds, what the server holds, or both as one. Nothing is lost: work that is not
 * shown is a step of the undo history, or another draft that stays where it is.
 * @returns null where there is nothing to open, or the user has put the newest away
 */
export function chooseDraft(local: DraftRecord | null, server: Draft | null): DraftRecord | null {
  const chosen = choose(local, server);
  return chosen === null || chosen.put_away ? null : chosen;
}

function choose(local: DraftRecord | null, server: Draft | null): DraftRecord | null {
  if (server === null) return local;
  const sent = { ...server, unsent: false };
  if (local === null) return sent;
  if (local.id === server.id) return mergeDrafts(local, server);
  // What only this browser has stays in view until the user puts it away.
  return local.unsent || local.edited_at > server.edited_at ? local : sent;
}

/**
 * Two states of one draft as one. Where both have changed since they were the same, the newer is shown and the older is
 * the last step of its undo history.
 */
export function mergeDrafts(local: DraftRecord, server: Draft): DraftRecord {
  if (!local.unsent) return { ...server, unsent: false };
  if (local.version === server.version) return local;
  const { version } = server;
  return { ...joinByTime(local, server, local.base), version, base: baseOf(server), unsent: true };
}

/** Two records of one draft that two tabs of this browser have stored, as one. */
export function joinRecords(one: DraftRecord, other: DraftRecord): DraftRecord {
  const isEarlier = one.version < other.version || (one.version === other.version && !one.unsent);
  const [earlier, later] = isEarlier ? [one, other] : [other, one];
  // Later versions hold what was sent before them.
  if (!earlier.unsent) return later;
  if (!later.unsent) return mergeDrafts(earlier, later);
  const { version, base } = later;
  return { ...joinByTime(earlier, later, earlier.base), version, base, unsent: true };
}

/** Two states of one draft as one; `base` as in `joinDrafts`. A photo alone is behind an image of it, whenever it was changed. */
function joinByTime(one: Draft, other: Draft, base: DraftRecord["base"]): Draft {
  const isNewer =
    isWithoutImage(one) === isWithoutImage(other) ? one.edited_at >= other.edited_at : isWithoutImage(other);
  return isNewer ? joinDrafts(one, other, base) : joinDrafts(other, one, base);
}

/** What later changes of a draft are compared with: what it says now. */
export function baseOf({ title, topic, song }: Draft): NonNullable<DraftRecord["base"]> {
  return { topic, ...(title === undefined ? {} : { title }), ...(song === undefined ? {} : { song }) };
}

/** The newer state with what only the older one has. `base`: what both began with; undefined where nobody knows. */
export function joinDrafts(newer: Draft, older: Draft, base: DraftRecord["base"]): Draft {
  const { title: _title, song: _song, ...earlier } = withEarlier(newer, older);
  return { ...earlier, ...joinExtras(newer, older, base) };
}

/**
 * A draft with another state of it in its undo history: the last step is what that one shows, and its own steps, done and
 * undone, stand before those that are only the draft's. The steps nearest to the present are kept.
 */
export function withEarlier(newer: Draft, older: Draft): Draft {
  const own = [newer.present, ...newer.past, ...newer.future];
  const strange = [...older.future, ...older.past].filter((work) => !isAmong(own, work));
  const shared = newer.past.findLastIndex((work) => isAmong(older.past, work)) + 1;
  const past = [...newer.past.slice(0, shared), ...strange, ...newer.past.slice(shared)];
  const isThere = [newer.present, ...past.slice(-1)].some((work) => isSameWork(work, older.present));
  // A photo alone is no step: undo leads from image to image.
  if (!isWithoutImage(older) && !isThere) past.push(older.present);
  const kept = past.slice(-MAX_UNDO_STEPS);
  const shown = new Set([newer.present, ...kept, ...newer.future].map(({ image_url: url }) => url));
  return { ...newer, past: kept, takes: takesOf(older, newer).filter((take) => shown.has(take.image_url)) };
}

/** True when both are one and the same edit: a write of ours whose answer was lost, or that another tab has sent. */
export function isSameEdit(one: Draft, other: Draft): boolean {
  return one.edited_at === other.edited_at && isSameWork(one.present, other.present);
}

/** True while of the draft's photo no image is shown. */
export function isWithoutImage({ present }: Draft): boolean {
  return present.image_url === "";
}

function takesOf(older: Draft, newer: Draft): Draft["takes"] {
  return [...new Map([...older.takes, ...newer.takes].map((take) => [take.image_url, take])).values()];
}

function isAmong(works: readonly Work[], work: Work): boolean {
  return works.some((other) => isSameWork(other, work));
}

function isSameWork(one: Work, other: Work): boolean {
  return (
    one.image_url === other.image_url &&
    one.prompt === other.prompt &&
    one.script === other.script &&
    one.options.estilo === other.options.estilo &&
    one.options.duracao === other.options.duracao &&
    one.options.modelo === other.options.modelo
  );
}
