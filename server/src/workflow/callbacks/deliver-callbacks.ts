import type { Callback, Generation } from "@curta/contract";
import type { Context } from "../../context.ts";
import { completeAddresses } from "../../database/rows/addresses.ts";
import {
  callbackSecret,
  leaseCallbacks,
  recordCallbackAttempt,
  type CallbackOutcome,
  type DueCallback,
} from "../../database/rows/callbacks.ts";
import { findGeneration } from "../../database/rows/generations.ts";
import { afterCallback } from "../../generation/callback-pauses.ts";
import { postCallback } from "./post-callback.ts";
import { signCallback } from "./sign-callback.ts";

/** Callbacks that one process sends at a time; of each user only a few, so that a slow receiver holds up nobody else. */
const LEASE = { most: 8, mostPerUser: 2, seconds: 60 };

export type CallbackContext = Pick<Context, "pool" | "config" | "log" | "metrics">;

/** Sends every callback that is due. Several processes may do so at once; one that dies leaves its callbacks to the others. */
export async function deliverCallbacks(context: CallbackContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await leaseCallbacks(context.pool, LEASE);
    if (due.length === 0) return;
    await Promise.all(due.map((callback) => deliver(context, callback, signal)));
  }
}

async function deliver(context: CallbackContext, callback: DueCallback, signal: AbortSignal): Promise<void> {
  const { pool, log, metrics } = context;
  const row = await findGeneration(pool, callback.generationId);
  if (!row) return;
  const outcome = await send(context, callback, row, signal);
  const next = afterCallback(callback.attempt, outcome.status);
  await recordCallbackAttempt(pool, callback, outcome, next);
  metrics.callbacks.inc({ outcome: nameOf(outcome, next) });
  const { generationId: generation, attempt, requestId: request } = callback;
  log.info({ generation, attempt, request, ...outcome, next }, "callback sent");
}

function nameOf({ status }: CallbackOutcome, next: unknown): string {
  if (next === "delivered") return "delivered";
  return status === null ? "unanswered" : "refused";
}

async function send(
  { pool, config }: CallbackContext,
  { id, userId, url, origin }: DueCallback,
  row: Generation,
  signal: AbortSignal,
): Promise<CallbackOutcome> {
  const sentAt = new Date();
  const body = JSON.stringify(describe(completeAddresses(row, origin), sentAt));
  const headers = {
    "content-type": "application/json",
    "user-agent": "Curta",
    ...signCallback(await callbackSecret(pool, userId), { id, sentAt, body }),
  };
  const begun = performance.now();
  const { status, fault } = await postCallback({ url, headers, body, hosts: config.callbackHosts, signal });
  return { status, fault, ms: Math.round(performance.now() - begun) };
}

/** What a receiver is told: the row without what they sent themselves, and without what only the page needs. */
function describe(row: Generation, sentAt: Date): Callback {
  const { id, user_id, status, video_url, poster_url, error_code, error_message } = row;
  const { options, warnings, certificate, created_at, updated_at } = row;
  return {
    type: TYPES[status] ?? "film.error",
    timestamp: sentAt.toISOString(),
    data: {
      id,
      user_id,
      status,
      video_url,
      poster_url,
      error_code,
      error_message,
      options,
      warnings,
      certificate,
      created_at,
      updated_at,
    },
  };
}

const TYPES: Readonly<Partial<Record<Generation["status"], Callback["type"]>>> = {
  completed: "film.completed",
  canceled: "film.canceled",
};
