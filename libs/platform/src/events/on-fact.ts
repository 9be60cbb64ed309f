import type { FactDefinition, FactEnvelope } from '@pmp/contracts/common';
import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';
import type { Tx } from './tx';

export const ON_FACT = 'pmp:on-fact';

/** A fact as its handler gets it. */
export type FactOf<D extends FactDefinition> = FactEnvelope<z.output<D['datos']>>;

export interface FactHandler<D extends FactDefinition> {
  /** Must be right when a fact comes twice or out of order; acknowledging is not its business. */
  handle(evento: FactOf<D>, tx: Tx): Promise<void>;
}

export interface FactOptions {
  /** Name of the consumer on the broker, shared by the replicas of a service; never renamed lightly: a new name starts over. */
  durable: string;
  /** Deliveries after which a failing fact becomes a dead letter. */
  maxDeliveries?: number;
}

export interface FactSubscription extends FactOptions {
  def: FactDefinition;
}

/** On a provider class: its `handle` gets every such fact, each in one transaction. */
export const OnFact =
  <D extends FactDefinition>(def: D, options: FactOptions) =>
  (handler: new (...args: never[]) => FactHandler<D>): void =>
    void SetMetadata(ON_FACT, { def, ...options } satisfies FactSubscription)(handler);
