import type { Write } from '../mongo/bulk-write';
import type { RefusalReason } from './write-together';

interface Drafted {
  readonly writes: readonly Write[];
}

/** What the refusal of a shared transaction tells about the drafts in it. */
export interface Verdict<D> {
  /** Those that are refused whatever becomes of the others. */
  refused: ReadonlyMap<D, Error>;
  /** The first one whose refusal may be due to one before it; undefined when nothing is known. */
  suspect: D | undefined;
}

/**
 * A draft is certainly refused if no draft before it wrote to the document that it did not find as expected; one that
 * was refused there itself wrote nothing. What a
 * unique index refuses may stem from any insertion before it.
 */
export function refusedAmong<D extends Drafted>(
  drafts: readonly D[],
  reasons: ReadonlyMap<number, RefusalReason>,
): Verdict<D> {
  const refused = new Map<D, Error>();
  const written = new Set<string>();
  let suspect: D | undefined;
  let index = 0;
  for (const draft of drafts) {
    const first = index === 0;
    for (const write of draft.writes) {
      const reason = reasons.get(index++);
      if (!reason || refused.has(draft)) continue;
      if (first || ('update' in write && !written.has(keyOf(write)))) refused.set(draft, reason);
      else suspect ??= draft;
    }
    draft.writes.forEach((write, at) => {
      const wrote = !reasons.has(index - draft.writes.length + at);
      if (wrote && !isExpectation(write)) written.add(keyOf(write));
    });
  }
  return { refused, suspect };
}

const isExpectation = (write: Write): boolean => 'expectation' in write && write.expectation === true;

const keyOf = (write: Write): string => {
  const { _id } = ('document' in write ? write.document : write.filter) as { _id?: unknown };
  return `${write.collection} ${String(_id)}`;
};
