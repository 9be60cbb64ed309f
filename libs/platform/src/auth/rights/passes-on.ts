import { SetMetadata } from '@nestjs/common';

export const PASSES_ON_METADATA = 'pmp:transmite';

/**
 * The call itself writes nothing, whatever its method: what it asks for passes on to other routes, in the name of whoever
 * calls, and each of them decides.
 */
export const PassesOn = () => SetMetadata(PASSES_ON_METADATA, true);
