import type { Box } from "@curta/contract";
import { COCO_CLASSES } from "../src/seeing/things/coco-classes.ts";
import type { Label } from "./seeing-cases.ts";

/** Something that was found, as far as it is judged. */
export interface Finding {
  readonly box: Box;
  readonly label?: string;
}

/** How many were there, how many of them were found, and how many findings were wrong. */
export class Tally {
  there = 0;
  found = 0;
  wrong = 0;

  add(labels: readonly Label[], findings: readonly Finding[], least: number): void {
    const left = new Set(findings);
    const hits = labels.map((label) => {
      const hit = [...left]
        .filter((finding) => isNamed(finding, label))
        .toSorted((one, other) => shared(other.box, label) - shared(one.box, label))[0];
      if (!hit || shared(hit.box, label) < least) return false;
      left.delete(hit);
      return true;
    });
    labels.forEach(({ optional }, k) => {
      if (optional) return;
      this.there++;
      if (hits[k]) this.found++;
    });
    this.wrong += left.size;
  }

  get text(): string {
    const recall = this.there === 0 ? "-" : (this.found / this.there).toFixed(2);
    const named = this.found + this.wrong;
    const precision = named === 0 ? "-" : (this.found / named).toFixed(2);
    return `${this.found} of ${this.there}, ${this.wrong} wrong (recall ${recall}, precision ${precision})`;
  }
}

/** By the same name, or one of the same family. */
function isNamed({ label }: Finding, wanted: Label): boolean {
  if (label === wanted.label) return true;
  return familyOf(label) !== null && familyOf(label) === familyOf(wanted.label);
}

function familyOf(name: string | undefined): string | null {
  return COCO_CLASSES.find(([label]) => label === name)?.[1] ?? null;
}

/** Shared area over both together. */
function shared(box: Box, { box: [x, y, w, h] }: Label): number {
  const width = Math.min(box.x + box.w, x + w) - Math.max(box.x, x);
  const height = Math.min(box.y + box.h, y + h) - Math.max(box.y, y);
  const both = Math.max(0, width) * Math.max(0, height);
  return both / (box.w * box.h + w * h - both);
}
