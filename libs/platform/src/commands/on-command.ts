import { SetMetadata } from '@nestjs/common';
import type { CommandDefinition } from '@pmp/contracts/common';
import type { z } from 'zod';

export const ON_COMMAND = 'pmp:on-command';

export interface CommandHandler<D extends CommandDefinition> {
  /** A DomainError thrown here is thrown again where the command was sent. */
  handle(request: z.output<D['request']>): Promise<z.input<D['reply']>>;
}

/** On a provider class: its `handle` answers the command, in one of the service's replicas. */
export const OnCommand =
  <D extends CommandDefinition>(def: D) =>
  (handler: new (...args: never[]) => CommandHandler<D>): void =>
    void SetMetadata(ON_COMMAND, def)(handler);
