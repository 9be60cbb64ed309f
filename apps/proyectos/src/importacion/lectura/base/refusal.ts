import { erroresImportacion } from '@pmp/contracts/proyectos';

export type Motivo = keyof typeof erroresImportacion;
export type Datos = Record<string, string | number>;

/**
 * Why a file is not read, as one of the errors of imports. No `DomainError`: whoever reads runs in a process of its own,
 * which must not load the platform.
 */
export class Refusal extends Error {
  readonly motivo: Motivo;
  readonly datos: Datos | undefined;

  constructor(motivo: Motivo, datos?: Datos) {
    super(motivo);
    this.motivo = motivo;
    this.datos = datos;
  }
}

export const damaged = (linea = 1): Refusal => new Refusal('ficheroDanado', { linea });
