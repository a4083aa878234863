import type { Machine } from "../machine.ts";

const MEGABYTE = 1_000_000;
/**
 * A worker process that rendered the reference film with two threads took 898 MB at its highest, in two runs of
 * `npm run bench` (docs/performance.md): 150 MB are there before the first film, a thread takes 200 MB.
 */
const BYTES_OF_WORKER = 150 * MEGABYTE;
const BYTES_OF_FILM = 350 * MEGABYTE;
const BYTES_OF_THREAD = 200 * MEGABYTE;
/** The web process, the process beside it that decodes photos, and PostgreSQL. */
const BYTES_FOR_REST = 600 * MEGABYTE;
/** Parts of a film have to follow one another; two films on two threads each fill four cores better than one. */
const THREADS_PER_FILM = 2;
const MOST_THREADS = 16;

const BYTES_PER_FILM = BYTES_OF_FILM + THREADS_PER_FILM * BYTES_OF_THREAD;
/** Memory below which not even one film at a time is comfortable, in bytes. */
export const BYTES_NEEDED = BYTES_FOR_REST + BYTES_OF_WORKER + BYTES_PER_FILM;

/** Films at a time that a machine, or the share of it that this process may use, can render. At least 1. */
export function rendersFor({ cores, memoryBytes }: Machine): number {
  const byMemory = Math.floor(bytesForFilms(memoryBytes) / BYTES_PER_FILM);
  return Math.max(1, Math.min(Math.floor(cores / THREADS_PER_FILM), byMemory));
}

/** Threads that each film gets where `renders` films share the machine, so that memory stays bounded. At least 1. */
export function threadsFor({ cores, memoryBytes }: Machine, renders: number): number {
  const byMemory = Math.floor((bytesForFilms(memoryBytes) / renders - BYTES_OF_FILM) / BYTES_OF_THREAD);
  return Math.max(1, Math.min(Math.floor(cores / renders), byMemory, MOST_THREADS));
}

function bytesForFilms(memoryBytes: number): number {
  return memoryBytes - BYTES_FOR_REST - BYTES_OF_WORKER;
}
