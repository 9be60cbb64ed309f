import type { Query } from '../../query/compile-query.ts';
import type { Doc } from '../../values/bson/doc.ts';
import type { CollectionIndex } from '../records/collection-index.ts';
import type { IndexReach } from './key-ranges.ts';

export interface Plan {
  /** null: a scan of all documents in insertion order. */
  index: CollectionIndex | null;
  reach: IndexReach;
  reverse: boolean;
  /** The scan already returns the sort order. */
  isSorted: boolean;
  /** Each range is in that order, so the scan always takes the next of them all. */
  isMerged: boolean;
  /** Every document of the scan matches, so none needs to be decoded. */
  isExact: boolean;
}

export interface PlanRequest {
  filter: Doc;
  query: Query;
  sort?: Doc | undefined;
  hint?: unknown;
}
