import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '../errors/domain-error';

/** A client that sent no version overwrites; one that sent a stale one would lose somebody's edit unseen. */
export function assertVersion(sent: number | undefined, current: number): void {
  if (sent !== undefined && sent !== current) throw new DomainError(erroresComunes.versionObsoleta);
}
