import type { HttpUser } from '../../callers/http-user.ts';
import type { Workspace } from '../seed/workspace.ts';

/** Something that people do repeatedly, one call each time. */
export interface Operation {
  nombre: string;
  /** Called once, before measuring. */
  prepare(workspace: Workspace): Promise<(user: HttpUser, index: number) => Promise<unknown>>;
}
