import { describe, expect, it } from '@jest/globals';
import { OrderedTree } from './ordered-tree.ts';
import { Slot } from './records.ts';

const key = (n: number) => String(n).padStart(4, '0');

function scan(tree: OrderedTree, low: string, high: string, reverse: boolean, limit = Infinity): number[] {
  const rids: number[] = [];
  tree.scan(low, high, reverse, ({ rid }) => rids.push(rid) < limit);
  return rids;
}

describe('OrderedTree', () => {
  it.each([
    ['ascending', (i: number) => i],
    ['descending', (i: number) => 5000 - i],
    ['scattered, with repeated keys', (i: number) => (i * 7919) % 1237],
  ])('keeps %s entries in order through inserts and removals', (_, keyOf) => {
    const tree = new OrderedTree();
    let expected = Array.from({ length: 5000 }, (_, i) => ({ k: key(keyOf(i)), slot: new Slot(i, null) }));
    for (const { k, slot } of expected) tree.insert(k, slot);
    for (const { k, slot } of expected.filter((_, i) => i % 3 === 0)) tree.remove(k, slot);
    expected = expected.filter((_, i) => i % 3 !== 0);
    expected.sort((a, b) => (a.k < b.k ? -1 : a.k > b.k ? 1 : a.slot.rid - b.slot.rid));
    expect(tree.size).toBe(expected.length);
    expect(scan(tree, '', '\u0100', false)).toEqual(expected.map(({ slot }) => slot.rid));
    const inside = expected.filter(({ k }) => k >= key(100) && k < key(900)).map(({ slot }) => slot.rid);
    expect(scan(tree, key(100), key(900), false)).toEqual(inside);
    expect(scan(tree, key(100), key(900), true)).toEqual(inside.toReversed());
    expect(scan(tree, key(100), key(900), true, 5)).toEqual(inside.toReversed().slice(0, 5));
    for (const k of [key(101), key(500), key(899), 'zzzz']) {
      expect(tree.first(k)).toBe(expected.find((entry) => entry.k === k)?.slot);
    }
  });

  it('counts nearly what is between two keys', () => {
    const tree = new OrderedTree();
    for (let i = 0; i < 5000; i++) tree.insert(key(i % 1250), new Slot(i, null));
    expect(tree.countNearly(key(600), key(600))).toBe(0);
    expect(tree.countNearly(key(600), key(605))).toBeGreaterThanOrEqual(20);
    const many = tree.countNearly(key(100), key(1100));
    expect(many).toBeGreaterThan(4000 * 0.9);
    expect(many).toBeLessThan(4000 * 2.2);
  });

  it('is empty again once everything is removed', () => {
    const tree = new OrderedTree();
    const slots = Array.from({ length: 1000 }, (_, i) => new Slot(i, null));
    for (const slot of slots) tree.insert(key(slot.rid % 10), slot);
    for (const slot of slots) tree.remove(key(slot.rid % 10), slot);
    expect(tree.size).toBe(0);
    expect(scan(tree, '', '\u0100', true)).toEqual([]);
    tree.insert('a', slots[0]!);
    expect(tree.first('a')).toBe(slots[0]);
  });
});
