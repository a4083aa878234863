import { MAX_UNDO_STEPS, type Draft, type DraftRecord, type Work } from "@curta/contract";

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
  const isOutdone = isWithoutImage(local) && !isWithoutImage(server);
  if (!local.unsent || isOutdone) return { ...server, unsent: false };
  if (local.version === server.version) return local;
  const [newer, older] = local.edited_at >= server.edited_at ? [local, server] : [server, local];
  return { ...withEarlier(newer, older), version: server.version, unsent: true };
}

/** A draft with another state of it as the last step of its undo history. */
export function withEarlier(newer: Draft, older: Draft): Draft {
  // A photo alone is no step: undo leads from image to image.
  if (isWithoutImage(older) || isSameWork(newer.present, older.present)) return newer;
  return {
    ...newer,
    takes: takesOf(older, newer),
    past: [...newer.past, older.present].slice(-MAX_UNDO_STEPS),
  };
}

/** True when both are one and the same edit: a write of ours whose answer was lost, or that another tab has sent. */
export function isSameEdit(one: Draft, other: Draft): boolean {
  return one.edited_at === other.edited_at && isSameWork(one.present, other.present);
}

/** A draft that was begun without a look at an earlier state of it: all of that stays as steps of undo. */
export function begunAnew(draft: Draft, before: Draft): Draft {
  const past = [...before.past, ...draft.past].slice(-MAX_UNDO_STEPS);
  return withEarlier({ ...draft, takes: takesOf(before, draft), past }, before);
}

/** True while of the draft's photo no image is shown. */
export function isWithoutImage({ present }: Draft): boolean {
  return present.image_url === "";
}

function takesOf(older: Draft, newer: Draft): Draft["takes"] {
  return [...new Map([...older.takes, ...newer.takes].map((take) => [take.image_url, take])).values()];
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
