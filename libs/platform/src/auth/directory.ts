import type { Caller } from './caller';

export interface DirectoryRecord extends Caller {
  readonly estado: 'activo' | 'inactivo';
  /** Sessions (`sid`) closed one by one; as few as can still carry a token that has not expired. */
  readonly sesionesCerradas: readonly string[];
}

/** Where the rights of a person are looked up at each request. */
export abstract class Directory {
  /** null: not heard of yet. */
  abstract find(userId: string): Promise<DirectoryRecord | null>;
}
