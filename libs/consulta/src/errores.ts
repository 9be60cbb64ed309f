import type { Lugar } from './consulta';

export const CODIGOS = [
  'campoDesconocido',
  'valorNoValido',
  'numeroNoValido',
  'fechaNoValida',
  'sinComparar',
  'ordenNoValido',
  'ordenDentro',
  'comillasSinCerrar',
  'parentesisSinCerrar',
  'parentesisDeMas',
  'grupoVacio',
  'faltaValor',
  'menosSuelto',
  'oSuelta',
  'comaSuelta',
  'comparadorSuelto',
  'noSeEntiende',
  'demasiadoLarga',
  'demasiadasCondiciones',
  'demasiadoHonda',
] as const;
export type CodigoDeConsulta = (typeof CODIGOS)[number];

/** What is wrong, and with which word. */
export interface ErrorDeConsulta {
  codigo: CodigoDeConsulta;
  /** As it is written; empty at the end of the text. */
  palabra: string;
  lugar: Lugar;
  /** What it concerns: the field whose value it is. */
  campo?: string | undefined;
  /** What could stand there instead. */
  valores?: string | undefined;
}

export class ConsultaNoValida extends Error {
  readonly error: ErrorDeConsulta;

  constructor(error: ErrorDeConsulta) {
    super(error.codigo);
    this.error = error;
  }
}
