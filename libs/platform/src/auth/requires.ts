import { SetMetadata } from '@nestjs/common';
import type { Derecho } from './decide';

export const DERECHO_METADATA = 'pmp:derecho';

/** The right a route (or every route of a controller) needs; a route without one is refused to everybody. */
export const Requires = (derecho: Derecho) => SetMetadata(DERECHO_METADATA, derecho);
