import { affordableWorkers, FILM_BYTES, WORKER_BYTES, type Machine } from "@curta/studio/machine";

const MEGABYTE = 1_000_000;
/**
 * A worker process that made 40 films of 5 to 60 s, one after another with two threads, took 818 MB at its highest
 * (docs/performance.md): 150 MB before the first film, the rest is the studio's figures.
 */
const IDLE_WORKER_BYTES = 150 * MEGABYTE;
/**
 * All processes but the worker at one moment of work with photos, songs and films. Each at its highest: the web process 261 MB, the
 * one beside it that decodes photos 716 MB with the worst photo, the one that listens to songs 390 MB.
 */
const OTHER_PROCESSES_BYTES = 1_100 * MEGABYTE;
/** Parts of a film have to follow one another; two films on two threads each fill four cores better than one. */
const THREADS_PER_FILM = 2;

const BYTES_PER_FILM = FILM_BYTES + THREADS_PER_FILM * WORKER_BYTES;
/** Memory below which not even one film at a time is comfortable, in bytes. */
export const BYTES_NEEDED = OTHER_PROCESSES_BYTES + IDLE_WORKER_BYTES + BYTES_PER_FILM;

/** Films at a time that a machine, or the share of it that this process may use, can render. At least 1. */
export function rendersFor({ cores, memoryBytes }: Machine): number {
  const byMemory = Math.floor(bytesForFilms(memoryBytes) / BYTES_PER_FILM);
  return Math.max(1, Math.min(Math.floor(cores / THREADS_PER_FILM), byMemory));
}

/** Threads that each film gets where `renders` films share the machine, so that memory stays bounded. At least 1. */
export function threadsFor({ cores, memoryBytes }: Machine, renders: number): number {
  return affordableWorkers(Math.floor(cores / renders), bytesForFilms(memoryBytes) / renders);
}

function bytesForFilms(memoryBytes: number): number {
  return memoryBytes - OTHER_PROCESSES_BYTES - IDLE_WORKER_BYTES;
}
