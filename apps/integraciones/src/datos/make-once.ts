import { erroresIntegraciones } from '@pmp/contracts/integraciones';
import { DomainError, duplicateKeyOf } from '@pmp/platform';

/** A call that is repeated makes nothing more; nor does it show again what is shown once. */
export async function makeOnce(make: () => Promise<void>): Promise<void> {
  try {
    await make();
  } catch (error) {
    if (duplicateKeyOf(error) === null) throw error;
    throw new DomainError(erroresIntegraciones.yaCreado);
  }
}
