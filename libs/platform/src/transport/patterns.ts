import type { CommandDefinition, FactDefinition, FactEnvelope } from '@pmp/contracts/common';
import type { z } from 'zod';

export interface FactPattern {
  fact: FactDefinition;
  /**
   * Name of the consumer on the broker, shared by the replicas of a service; under a new name it starts with the oldest
   * fact that the broker still has.
   */
  durable: string;
  /** Number of deliveries after which a failing fact becomes a dead letter; default 10. */
  maxDeliveries?: number;
  /** False: the handler has nothing to do, so that the fact is acknowledged without a transaction. Default: it has. */
  wants?(evento: FactEnvelope<unknown>): boolean;
}

type FactPatternOptions<D extends FactDefinition> = Omit<FactPattern, 'fact' | 'wants'> & {
  wants?: (evento: FactEnvelope<z.output<D['datos']>>) => boolean;
};

export interface CommandPattern {
  /** A function if the name of the service is part of the command. */
  command: CommandDefinition | ((servicio: string) => CommandDefinition);
}

/**
 * `@EventPattern(factPattern(tareaAsignada, { durable: 'notificaciones-tarea-asignada' }))`: handles every such fact in
 * a transaction.
 */
export const factPattern = <D extends FactDefinition>(
  fact: D,
  options: FactPatternOptions<D>,
): FactPattern => ({ fact, ...options });

/** `@MessagePattern(commandPattern(verificarToken))`: answers the command in one of the replicas of the service. */
export const commandPattern = (command: CommandPattern['command']): CommandPattern => ({ command });

export const isFactPattern = (pattern: unknown): pattern is FactPattern =>
  typeof pattern === 'object' && pattern !== null && 'fact' in pattern;

export const isCommandPattern = (pattern: unknown): pattern is CommandPattern =>
  typeof pattern === 'object' && pattern !== null && 'command' in pattern;
