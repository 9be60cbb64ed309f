import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '../errors/domain-error';

/**
 * A client that sends no version overwrites. One that sends a stale version is rejected, or it would silently undo
 * somebody else's edit.
 */
export function assertVersion(sent: number | undefined, current: number): void {
  if (sent !== undefined && sent !== current) throw new DomainError(erroresComunes.versionObsoleta);
}
