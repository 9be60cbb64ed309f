import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

export const PROPOSABLE_METADATA = 'pmp:proponible';

/** By which route is proposed, one by one, what a route does to many or in another way. */
export const PROPOSED_BY_METADATA = 'pmp:se-propone-con';

export interface ProposableRoute<T = object> {
  /** For the interceptor that keeps the call. */
  what: T;
  /** What is answered instead, with 202. */
  reply: z.ZodType;
}

/**
 * What this route does may also be proposed: with a token that may only propose, the call gets as far as the interceptor
 * that keeps it for a person to decide.
 */
export const Proposable = (what: object, reply: z.ZodType) =>
  SetMetadata(PROPOSABLE_METADATA, { what, reply } satisfies ProposableRoute);
