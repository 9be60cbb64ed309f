import type { Parent } from './kind';

/** An element before and after what somebody changed of it. */
export interface Change<T> {
  before: T;
  /** Only the fields that differ, with their new values. */
  changes: Partial<T>;
  doc: T;
  autor: string;
  parent: Pick<Parent, 'field' | 'campo'> | null;
  /** Names for the ids among the changed values. */
  names?: ReadonlyMap<string, string>;
}
