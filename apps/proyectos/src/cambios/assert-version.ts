import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform';

/** A client that says which version it edited is refused when that one is no longer the newest. */
export function assertVersion(sent: number | undefined, current: number): void {
  if (sent !== undefined && sent !== current) throw new DomainError(erroresComunes.versionObsoleta);
}
