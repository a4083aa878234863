/** Reads FlatBuffers without their schema compiler: tables, vectors and strings by the number of the field. */
export class FlatTable {
  readonly #view: DataView;
  readonly #at: number;

  /** @param at byte offset of the table; by default that of the root */
  constructor(view: DataView, at = view.getInt32(0, true)) {
    this.#view = view;
    this.#at = at;
  }

  int(field: number, otherwise = 0): number {
    const at = this.#field(field);
    return at === 0 ? otherwise : this.#view.getInt32(at, true);
  }

  byte(field: number, otherwise = 0): number {
    const at = this.#field(field);
    return at === 0 ? otherwise : this.#view.getInt8(at);
  }

  table(field: number): FlatTable | null {
    const at = this.#field(field);
    return at === 0 ? null : new FlatTable(this.#view, at + this.#view.getInt32(at, true));
  }

  tables(field: number): FlatTable[] {
    const { start, count } = this.#vector(field);
    return Array.from({ length: count }, (_, k) => {
      const at = start + 4 * k;
      return new FlatTable(this.#view, at + this.#view.getInt32(at, true));
    });
  }

  ints(field: number): number[] {
    const { start, count } = this.#vector(field);
    return Array.from({ length: count }, (_, k) => this.#view.getInt32(start + 4 * k, true));
  }

  bytes(field: number): Uint8Array {
    const { start, count } = this.#vector(field);
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + start, count);
  }

  text(field: number): string {
    return new TextDecoder().decode(this.bytes(field));
  }

  /** Byte offset of a field's value, 0 where the table does not have it. */
  #field(field: number): number {
    const vtable = this.#at - this.#view.getInt32(this.#at, true);
    const entry = 4 + 2 * field;
    if (entry >= this.#view.getUint16(vtable, true)) return 0;
    const offset = this.#view.getUint16(vtable + entry, true);
    return offset === 0 ? 0 : this.#at + offset;
  }

  #vector(field: number): { start: number; count: number } {
    const at = this.#field(field);
    if (at === 0) return { start: 0, count: 0 };
    const vector = at + this.#view.getInt32(at, true);
    return { start: vector + 4, count: this.#view.getInt32(vector, true) };
  }
}
