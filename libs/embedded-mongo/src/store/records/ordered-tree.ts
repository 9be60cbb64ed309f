import type { Slot } from './records.ts';

const MAX_LEAF = 256;

export type Visit = (slot: Slot, key: string) => boolean;

interface Leaf {
  keys: string[];
  slots: Slot[];
}

/** A B-tree of two levels: sorted leaves under one sorted root. Entries are ordered by key, then by slot. */
export class OrderedTree {
  size = 0;
  private readonly leaves: Leaf[] = [{ keys: [], slots: [] }];

  insert(key: string, slot: Slot): void {
    const at = this.leafFor(key, slot.rid);
    const leaf = this.leaves[at]!;
    const position = lowerBound(leaf, key, slot.rid);
    if (position === leaf.keys.length) {
      leaf.keys.push(key);
      leaf.slots.push(slot);
    } else {
      leaf.keys.splice(position, 0, key);
      leaf.slots.splice(position, 0, slot);
    }
    this.size++;
    if (leaf.keys.length > MAX_LEAF) this.split(at, position);
  }

  /** Adds an entry that is greater than all others, in constant time. */
  append(key: string, slot: Slot): void {
    let leaf = this.leaves[this.leaves.length - 1]!;
    if (leaf.keys.length >= MAX_LEAF) this.leaves.push((leaf = { keys: [], slots: [] }));
    leaf.keys.push(key);
    leaf.slots.push(slot);
    this.size++;
  }

  *entries(): Iterable<[string, Slot]> {
    for (const { keys, slots } of this.leaves)
      for (let i = 0; i < keys.length; i++) yield [keys[i]!, slots[i]!];
  }

  remove(key: string, slot: Slot): void {
    const at = this.leafFor(key, slot.rid);
    const leaf = this.leaves[at]!;
    const position = lowerBound(leaf, key, slot.rid);
    if (leaf.slots[position] !== slot || leaf.keys[position] !== key) return;
    leaf.keys.splice(position, 1);
    leaf.slots.splice(position, 1);
    this.size--;
    if (leaf.keys.length === 0 && this.leaves.length > 1) this.leaves.splice(at, 1);
  }

  first(key: string): Slot | undefined {
    let at = this.leafFor(key, -1);
    let position = lowerBound(this.leaves[at]!, key, -1);
    if (position === this.leaves[at]!.keys.length) {
      at++;
      position = 0;
    }
    const leaf = this.leaves[at];
    return leaf !== undefined && leaf.keys[position] === key ? leaf.slots[position] : undefined;
  }

  /** Visits low <= key < high in order until `visit` returns false; returns whether it reached the end. */
  scan(low: string, high: string, reverse: boolean, visit: Visit): boolean {
    return reverse ? this.scanBackward(low, high, visit) : this.scanForward(low, high, visit);
  }

  /** About how many have low <= key < high: exactly within one leaf, as if leaves were full across several. */
  countNearly(low: string, high: string): number {
    const from = this.leafFor(low, -1);
    const to = this.leafFor(high, -1);
    const before = lowerBound(this.leaves[from]!, low, -1);
    return (to - from) * MAX_LEAF + lowerBound(this.leaves[to]!, high, -1) - before;
  }

  private scanForward(low: string, high: string, visit: Visit): boolean {
    let at = this.leafFor(low, -1);
    let position = lowerBound(this.leaves[at]!, low, -1);
    for (; at < this.leaves.length; at++, position = 0) {
      const leaf = this.leaves[at]!;
      for (; position < leaf.keys.length; position++) {
        if (leaf.keys[position]! >= high) return true;
        if (!visit(leaf.slots[position]!, leaf.keys[position]!)) return false;
      }
    }
    return true;
  }

  private scanBackward(low: string, high: string, visit: Visit): boolean {
    let at = this.leafFor(high, -1);
    let position = lowerBound(this.leaves[at]!, high, -1) - 1;
    for (;;) {
      const leaf = this.leaves[at]!;
      for (; position >= 0; position--) {
        if (leaf.keys[position]! < low) return true;
        if (!visit(leaf.slots[position]!, leaf.keys[position]!)) return false;
      }
      if (--at < 0) return true;
      position = this.leaves[at]!.keys.length - 1;
    }
  }

  /** The last leaf whose first entry is not greater than (key, rid). */
  private leafFor(key: string, rid: number): number {
    const leaves = this.leaves;
    let low = 0;
    let high = leaves.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      const leaf = leaves[middle]!;
      const first = leaf.keys[0]!;
      if (first < key || (first === key && leaf.slots[0]!.rid <= rid)) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** If entries are appended (ids, dates), leaves the full leaf as it is instead of making two half-empty ones. */
  private split(at: number, inserted: number): void {
    const leaf = this.leaves[at]!;
    const cut = inserted === leaf.keys.length - 1 ? MAX_LEAF : MAX_LEAF >>> 1;
    this.leaves.splice(at + 1, 0, { keys: leaf.keys.splice(cut), slots: leaf.slots.splice(cut) });
  }
}

function lowerBound(leaf: Leaf, key: string, rid: number): number {
  const { keys, slots } = leaf;
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = keys[middle]!;
    if (candidate < key || (candidate === key && slots[middle]!.rid < rid)) low = middle + 1;
    else high = middle;
  }
  return low;
}
