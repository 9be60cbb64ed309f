import type { FactDefinition, FactEnvelope } from '@pmp/contracts/common';
import { BaseRpcContext } from '@nestjs/microservices';
import type { z } from 'zod';
import type { Tx } from '../tx';

/** A fact as its handler gets it. */
export type FactOf<D extends FactDefinition> = FactEnvelope<z.output<D['datos']>>;

/** What a handler gets beside the fact, as `@Ctx()`. */
export class FactContext extends BaseRpcContext<[Tx]> {
  /** The transaction that also records the fact as handled. */
  get tx(): Tx {
    return this.getArgByIndex(0);
  }
}

/** A controller whose `handle` has `@EventPattern(factPattern(…))`. */
export interface FactHandler<D extends FactDefinition> {
  /** Must be right when a fact comes twice or out of order. Never acknowledges: the transport does, after the commit. */
  handle(evento: FactOf<D>, context: FactContext): Promise<void>;
}
