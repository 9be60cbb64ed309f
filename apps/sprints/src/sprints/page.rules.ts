import { erroresProyectos } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';

export interface PageRequest {
  limite?: number | undefined;
  cursor?: string | undefined;
}

/** The cursor that continues after the sprint with this numero. */
export const cursorAfter = (numero: number): string => Buffer.from(`n${numero}`).toString('base64url');

export function numeroOf(cursor: string): number {
  const [, numero] = /^n(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (numero === undefined) throw new DomainError(erroresProyectos.cursorNoValido);
  return Number(numero);
}
