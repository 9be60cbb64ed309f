import type { Shot } from '../door.ts';
import type { Person } from '../escena/people.ts';
import type { Scene } from '../escena/scene.ts';
import type { Tree } from '../escena/tree.ts';

/** What a row's functions may use: the caller, and the tree of things that the call is about. */
export interface Cell {
  scene: Scene;
  tree: Tree;
  /** null: a caller who is not signed in. */
  caller: Person | null;
}

type Maybe<T> = T | Promise<T>;

/** The statuses expected for nobody, outsider, member, team admin and admin. */
export type Statuses = readonly [number, number, number, number, number];

export interface Row {
  statuses: Statuses;
  path?: (cell: Cell) => Maybe<string>;
  body?: (cell: Cell) => Maybe<unknown>;
  /** Sent instead of a JSON body. */
  form?: () => Pick<Shot, 'body' | 'headers'>;
  /** A successful call uses its target up, so each role needs a new one. */
  spends?: true;
  /** The call changes the caller's own account, so it is made by a new person on whom nothing depends. */
  asNewcomer?: true;
}

export type Rows = Record<string, Row>;

export const all = (status: number): Statuses => [status, status, status, status, status];
export const signedIn = (status = 200): Statuses => [401, status, status, status, status];
/** For the team's members and global admins; for a stranger the thing seems not to exist. */
export const team = (status = 200): Statuses => [401, 404, status, status, status];
export const teamAdmins = (status = 200): Statuses => [401, 404, 403, status, status];
export const admins = (status = 200): Statuses => [401, 403, 403, 403, status];

export const shared = (path: (tree: Tree) => string): Row => ({
  statuses: team(),
  path: ({ tree }) => path(tree),
});
