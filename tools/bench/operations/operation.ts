import type { HttpUser } from '../http-user.ts';
import type { Workspace } from '../seed/workspace.ts';

/** Something a person does over and over, one call each time. */
export interface Operation {
  nombre: string;
  /** Called once, before anything is measured. */
  prepare(workspace: Workspace): Promise<(user: HttpUser, index: number) => Promise<unknown>>;
}
