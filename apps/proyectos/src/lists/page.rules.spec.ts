import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@pmp/platform';
import { Types } from 'mongoose';
import { afterCursor, BY_RANK, cutPage, NEWEST_FIRST } from './page.rules';

const row = (n: number) => ({
  _id: new Types.ObjectId(n.toString(16).padStart(24, '0')),
  createdAt: new Date(n),
  orden: `r${n}`,
});

describe('paging', () => {
  it('returns the whole list without a cursor when no limit was asked for', () => {
    expect(cutPage([row(1), row(2)], undefined, BY_RANK)).toEqual({ docs: [row(1), row(2)] });
  });

  it('cuts the extra row and returns the cursor to continue from', () => {
    const { docs, siguiente } = cutPage([row(3), row(2), row(1)], 2, NEWEST_FIRST);
    expect(docs).toEqual([row(3), row(2)]);
    expect(afterCursor(siguiente ?? undefined, NEWEST_FIRST)).toEqual({
      $or: [{ createdAt: { $lt: new Date(2) } }, { createdAt: new Date(2), _id: { $lt: row(2)._id } }],
    });
  });

  it('has no cursor on the last page', () => {
    expect(cutPage([row(1)], 1, BY_RANK).siguiente).toBeNull();
  });

  it.each(['', 'x', 'e30', Buffer.from('no-date|000000000000000000000001').toString('base64url')])(
    'refuses the made-up cursor %j',
    (cursor) => {
      expect(() => afterCursor(cursor, NEWEST_FIRST)).toThrow(DomainError);
    },
  );
});
