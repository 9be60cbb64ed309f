import type { Caller } from './caller';

export interface DirectoryRecord extends Caller {
  readonly estado: 'activo' | 'inactivo';
  /** Sessions (`sid`) that were closed one by one; they are listed until their tokens have expired. */
  readonly sesionesCerradas: readonly string[];
}

/** Looks up a person's rights at each request. */
export abstract class Directory {
  /** null: this service has not heard of the person yet. */
  abstract find(userId: string): Promise<DirectoryRecord | null>;

  /** Makes `find` return what the owner of people and teams knows now. Throws noDisponible if it does not answer. */
  abstract refresh(userId: string): Promise<void>;
}
