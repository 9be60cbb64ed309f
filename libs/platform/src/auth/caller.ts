/** Who is calling, as the local copies know it now; the token only says which person it is. */
export interface Caller {
  readonly _id: string;
  readonly nombre: string;
  readonly correo: string | null;
  readonly avatar: string | null;
  readonly rol: 'admin' | 'usuario';
  /** The person's session number: tokens with a smaller one are void. */
  readonly sesion: number;
  /** Team id to the role in it. */
  readonly equipos: ReadonlyMap<string, 'admin' | 'miembro'>;
}
