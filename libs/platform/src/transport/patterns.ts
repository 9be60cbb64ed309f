import type { CommandDefinition, FactDefinition } from '@pmp/contracts/common';

export interface FactPattern {
  fact: FactDefinition;
  /**
   * Name of the consumer on the broker, shared by the replicas of a service; under a new name it starts with the oldest
   * fact that the broker still has.
   */
  durable: string;
  /** Number of deliveries after which a failing fact becomes a dead letter; default 10. */
  maxDeliveries?: number;
}

export interface CommandPattern {
  /** A function if the name of the service is part of the command. */
  command: CommandDefinition | ((servicio: string) => CommandDefinition);
}

/**
 * `@EventPattern(factPattern(tareaAsignada, { durable: 'notificaciones-tarea-asignada' }))`: handles every such fact in
 * a transaction.
 */
export const factPattern = (fact: FactDefinition, options: Omit<FactPattern, 'fact'>): FactPattern => ({
  fact,
  ...options,
});

/** `@MessagePattern(commandPattern(verificarToken))`: answers the command in one of the replicas of the service. */
export const commandPattern = (command: CommandPattern['command']): CommandPattern => ({ command });

export const isFactPattern = (pattern: unknown): pattern is FactPattern =>
  typeof pattern === 'object' && pattern !== null && 'fact' in pattern;

export const isCommandPattern = (pattern: unknown): pattern is CommandPattern =>
  typeof pattern === 'object' && pattern !== null && 'command' in pattern;
