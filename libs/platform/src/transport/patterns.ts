import type { CommandDefinition, FactDefinition } from '@pmp/contracts/common';

export interface FactPattern {
  fact: FactDefinition;
  /** Name of the consumer on the broker, shared by the replicas of a service; a new name starts over with every fact that the broker keeps. */
  durable: string;
  /** Deliveries after which a failing fact becomes a dead letter; 10 unless told. */
  maxDeliveries?: number;
}

export interface CommandPattern {
  /** A function where the service's name is part of the command. */
  command: CommandDefinition | ((servicio: string) => CommandDefinition);
}

/** `@EventPattern(factPattern(tareaAsignada, { durable: 'notificaciones-tarea-asignada' }))`: every such fact, each in one transaction. */
export const factPattern = (fact: FactDefinition, options: Omit<FactPattern, 'fact'>): FactPattern => ({
  fact,
  ...options,
});

/** `@MessagePattern(commandPattern(verificarToken))`: the command, answered by one of the service's replicas. */
export const commandPattern = (command: CommandPattern['command']): CommandPattern => ({ command });

export const isFactPattern = (pattern: unknown): pattern is FactPattern =>
  typeof pattern === 'object' && pattern !== null && 'fact' in pattern;

export const isCommandPattern = (pattern: unknown): pattern is CommandPattern =>
  typeof pattern === 'object' && pattern !== null && 'command' in pattern;
