import type { CommandDefinition } from '@pmp/contracts/common';
import type { z } from 'zod';

/** A controller whose `handle` has `@MessagePattern(commandPattern(…))`. */
export interface CommandHandler<D extends CommandDefinition> {
  /** A DomainError thrown here is thrown again in the service that sent the command. */
  handle(request: z.output<D['request']>): Promise<z.input<D['reply']>>;
}
