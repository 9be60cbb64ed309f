import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { defineCommand, erroresComunes } from '@pmp/contracts/common';
import { z } from 'zod';
import type { CommandHandler } from '../commands/command-handler';
import { DomainError } from '../errors/domain-error';
import { commandPattern } from '../transport/patterns';
import { Copies } from './copies';
import { RebuildCopy, type Rebuilt } from './rebuild-copy';

/** `comando.<servicio>.reconstruir-copia.v1`. A large copy takes long, so ask with a generous timeout. */
export const reconstruirCopia = (servicio: string) =>
  defineCommand(
    servicio,
    'reconstruir-copia',
    z.object({ entidad: z.string() }),
    z.object({ aplicados: z.int(), retirados: z.int() }),
  );

@Controller()
export class RebuildCopyCommand implements CommandHandler<ReturnType<typeof reconstruirCopia>> {
  constructor(
    private readonly copies: Copies,
    private readonly rebuild: RebuildCopy,
  ) {}

  @MessagePattern(commandPattern(reconstruirCopia))
  async handle(@Payload() { entidad }: { entidad: string }): Promise<Rebuilt> {
    const copy = this.copies.find(entidad);
    if (!copy) throw new DomainError(erroresComunes.noEncontrado);
    return this.rebuild.run(copy);
  }
}
