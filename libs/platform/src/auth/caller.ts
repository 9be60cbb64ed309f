import type { TokenDeAcceso } from '@pmp/contracts/common';

/** The personal token of a call. */
export interface CallToken extends TokenDeAcceso {
  /** Where the call writes: the projects whose texts from outside the team the token has read. */
  readonly lecturas?: readonly string[];
}

/** The person calling, as the local copies know them now; the token only says which person it is. */
export interface Caller {
  readonly _id: string;
  readonly nombre: string;
  readonly correo: string | null;
  readonly avatar: string | null;
  readonly rol: 'admin' | 'usuario';
  /** The person's session number: tokens with a smaller one are no longer valid. */
  readonly sesion: number;
  /** Team ids, each with the person's role in that team. */
  readonly equipos: ReadonlyMap<string, 'admin' | 'miembro'>;
  /** The personal token that the call is made with: it cuts what the person may do. */
  readonly token?: CallToken | undefined;
}
