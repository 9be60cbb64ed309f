import { erroresComunes, type ErrorSpec } from '@pmp/contracts/common';
import { DomainError } from '../../errors/domain-error';
import type { Caller } from '../caller';
import { decide } from './decide';
import type { Derecho, Recurso } from './derecho';

/** `missing` is the domain's own "does not exist" error: a hidden resource must read exactly like a missing one. */
export function assertAllowed(
  caller: Caller,
  derecho: Derecho,
  recurso: Recurso,
  missing: ErrorSpec = erroresComunes.noEncontrado,
): void {
  const decision = decide(caller, derecho, recurso);
  if (decision === 'prohibido') throw new DomainError(erroresComunes.sinPermiso);
  if (decision === 'persona') throw new DomainError(erroresComunes.necesitaPersona);
  if (decision === 'oculto') throw new DomainError(missing);
}
