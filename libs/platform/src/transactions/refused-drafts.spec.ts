import { describe, expect, it } from '@jest/globals';
import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '../errors/domain-error';
import type { Write } from '../mongo/bulk-write';
import { refusedAmong } from './refused-drafts';

const reason = new DomainError(erroresComunes.versionObsoleta);
const draft = (...writes: Write[]) => ({ writes });
const insert = (_id: string): Write => ({ collection: 'cosas', document: { _id } });
const update = (_id: string): Write => ({ collection: 'cosas', filter: { _id }, update: {} });
const expected = (_id: string): Write => ({ ...update(_id), expectation: true }) as Write;

const judge = (drafts: { writes: Write[] }[], ...indexes: number[]) => {
  const verdict = refusedAmong(drafts, new Map(indexes.map((index) => [index, reason])));
  const { refused, suspect } = verdict;
  return {
    refused: [...refused.keys()].map((one) => drafts.indexOf(one)),
    suspect: drafts.indexOf(suspect!),
  };
};

describe('refusedAmong', () => {
  it('is sure about whoever did not find what nobody before wrote to', () => {
    const drafts = [draft(expected('p'), insert('a')), draft(expected('p'), insert('b')), draft(update('c'))];
    expect(judge(drafts, 0, 2, 4)).toEqual({ refused: [0, 1, 2], suspect: -1 });
  });

  it('suspects whoever comes after a write to the same document', () => {
    expect(judge([draft(update('a')), draft(update('a'))], 1)).toEqual({ refused: [], suspect: 1 });
  });

  it('suspects what a unique index refuses, unless it came first', () => {
    expect(judge([draft(insert('a')), draft(insert('b'))], 1)).toEqual({ refused: [], suspect: 1 });
    expect(judge([draft(insert('a')), draft(insert('b'))], 0)).toEqual({ refused: [0], suspect: -1 });
  });

  it('knows nothing where no write is named', () => {
    expect(judge([draft(insert('a')), draft(insert('b'))])).toEqual({ refused: [], suspect: -1 });
  });
});
