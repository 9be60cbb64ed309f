import type { FactDefinition, FactEnvelope } from '@pmp/contracts/common';
import { BaseRpcContext } from '@nestjs/microservices';
import type { z } from 'zod';
import type { Tx } from '../transactions/tx';

/** The envelope of a fact as its handler receives it. */
export type FactOf<D extends FactDefinition> = FactEnvelope<z.output<D['datos']>>;

/** The context that a handler receives beside the fact, as `@Ctx()`. */
export class FactContext extends BaseRpcContext<[Tx]> {
  /** The transaction that also records the fact as handled. */
  get tx(): Tx {
    return this.getArgByIndex(0);
  }
}

/** A controller whose `handle` has `@EventPattern(factPattern(…))`. */
export interface FactHandler<D extends FactDefinition> {
  /**
   * Must tolerate a fact that arrives twice or out of order. Must not acknowledge it: the transport does so after the
   * commit.
   */
  handle(evento: FactOf<D>, context: FactContext): Promise<void>;
}
