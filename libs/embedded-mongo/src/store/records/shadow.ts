import type { CollectionIndex } from './collection-index.ts';
import { OrderedTree } from './ordered-tree.ts';
import type { Slot, StoredRecord } from './records.ts';

export interface ShadowTree {
  tree: OrderedTree;
  /** A document has several keys here, which the index itself may not know of. */
  isMultikey: boolean;
}

/**
 * What a reader sees instead of the committed records of some slots; null: no document. It grows with what others
 * change, so it is searched through an index of its own for each index that a query uses.
 */
export class Shadow {
  private readonly records = new Map<Slot, StoredRecord | null>();
  private readonly trees = new Map<CollectionIndex, ShadowTree>();

  get size(): number {
    return this.records.size;
  }

  has(slot: Slot): boolean {
    return this.records.has(slot);
  }

  get(slot: Slot): StoredRecord | null | undefined {
    return this.records.get(slot);
  }

  entries(): Iterable<[Slot, StoredRecord | null]> {
    return this.records;
  }

  set(slot: Slot, record: StoredRecord | null): void {
    const before = this.records.get(slot) ?? null;
    this.records.set(slot, record);
    for (const [index, shadowTree] of this.trees) {
      if (before !== null)
        for (const key of index.keysOf(before.document())) shadowTree.tree.remove(key, slot);
      if (record !== null) add(shadowTree, index, slot, record);
    }
  }

  treeOf(index: CollectionIndex): ShadowTree {
    let shadowTree = this.trees.get(index);
    if (shadowTree !== undefined) return shadowTree;
    shadowTree = { tree: new OrderedTree(), isMultikey: false };
    for (const [slot, record] of this.records) if (record !== null) add(shadowTree, index, slot, record);
    this.trees.set(index, shadowTree);
    return shadowTree;
  }
}

function add(shadowTree: ShadowTree, index: CollectionIndex, slot: Slot, record: StoredRecord): void {
  const keys = index.keysOf(record.document());
  if (keys.length > 1) shadowTree.isMultikey = true;
  for (const key of keys) shadowTree.tree.insert(key, slot);
}
