import type { Shot } from '../door.ts';
import type { Person } from '../escena/people.ts';
import type { Scene } from '../escena/scene.ts';
import type { Tree } from '../escena/tree.ts';

/** What a row may speak of: who calls, and the tree that the call is about. */
export interface Cell {
  scene: Scene;
  tree: Tree;
  /** null: nobody. */
  caller: Person | null;
}

type Maybe<T> = T | Promise<T>;

/** What nobody, outsider, member, team admin and admin are answered. */
export type Statuses = readonly [number, number, number, number, number];

export interface Row {
  statuses: Statuses;
  path?: (cell: Cell) => Maybe<string>;
  body?: (cell: Cell) => Maybe<unknown>;
  /** Instead of a body. */
  form?: () => Pick<Shot, 'body' | 'headers'>;
  /** Whoever succeeds leaves nothing that the next role could be tried on. */
  spends?: true;
  /** Changes the caller's own account: tried as somebody new of whom nothing else depends. */
  asNewcomer?: true;
}

export type Rows = Record<string, Row>;

export const all = (status: number): Statuses => [status, status, status, status, status];
export const signedIn = (status = 200): Statuses => [401, status, status, status, status];
/** For those of the team and global admins; a stranger cannot tell it from nothing. */
export const team = (status = 200): Statuses => [401, 404, status, status, status];
export const teamAdmins = (status = 200): Statuses => [401, 404, 403, status, status];
export const admins = (status = 200): Statuses => [401, 403, 403, 403, status];

export const shared = (path: (tree: Tree) => string): Row => ({
  statuses: team(),
  path: ({ tree }) => path(tree),
});
