/** What keeps a row from being brought, or what it is brought without. */
export type Motivo =
  | 'sinNombre'
  | 'sinClave'
  | 'claveNoValida'
  | 'claveOcupada'
  | 'sinEquipo'
  | 'sinPersona'
  | 'personaDesconocida'
  | 'pocosMiembros'
  | 'correoNoValido'
  | 'sinFechas'
  | 'fechaNoValida'
  | 'finAntes'
  | 'valorDesconocido'
  | 'repetida';

/** What a row has become. */
export interface Hecha {
  /** Takes it back. */
  undo?: (() => Promise<unknown>) | undefined;
  /** To be passed on by hand, where no mail is sent. */
  enlace?: string | undefined;
}

/** A row and what will become of it: made, already here, or left out because of what is wrong with it. */
export interface FilaTraida {
  fila: number;
  titulo: string;
  detalle: string;
  suerte: 'crear' | 'presente' | 'error';
  motivo?: Motivo | undefined;
  /** May be called again: it makes the same thing. */
  run?: (() => Promise<Hecha>) | undefined;
}

export const wrong = (
  { fila, titulo, detalle = '' }: { fila: number; titulo: string; detalle?: string },
  motivo: Motivo,
): FilaTraida => ({ fila, titulo, detalle, suerte: 'error', motivo });

export const here = (fila: number, titulo: string, detalle = ''): FilaTraida => ({
  fila,
  titulo,
  detalle,
  suerte: 'presente',
});
