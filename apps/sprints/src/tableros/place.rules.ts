import { erroresSprints, type EstadoHistoria, type ReglaColumna } from '@pmp/contracts/sprints';
import { DomainError } from '@pmp/platform';

/** The estado that a story gets if its own does not belong to the column. */
export function estadoInto(
  { estados, estado }: Pick<ReglaColumna, 'estados' | 'estado'>,
  sent: EstadoHistoria | undefined,
): EstadoHistoria {
  if (sent === undefined) return estado;
  if (!estados.includes(sent)) throw new DomainError(erroresSprints.estadoDeOtraColumna);
  return sent;
}
