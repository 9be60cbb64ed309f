import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { defineCommand, erroresComunes } from '@pmp/contracts/common';
import { z } from 'zod';
import { CommandServer } from '../commands/command-server';
import type { CommandHandler } from '../commands/on-command';
import { DomainError } from '../errors/domain-error';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../service/platform-options';
import { Copies } from './copies';
import { RebuildCopy, type Rebuilt } from './rebuild-copy';

/** `comando.<servicio>.reconstruir-copia.v1`; takes as long as the copy is large: ask with a generous timeout. */
export const reconstruirCopia = (servicio: string) =>
  defineCommand(
    servicio,
    'reconstruir-copia',
    z.object({ entidad: z.string() }),
    z.object({ aplicados: z.int(), retirados: z.int() }),
  );

@Injectable()
export class RebuildCopyCommand implements OnModuleInit, CommandHandler<ReturnType<typeof reconstruirCopia>> {
  constructor(
    private readonly copies: Copies,
    private readonly rebuild: RebuildCopy,
    private readonly server: CommandServer,
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
  ) {}

  onModuleInit(): void {
    this.server.add(reconstruirCopia(this.options.servicio), this);
  }

  async handle({ entidad }: { entidad: string }): Promise<Rebuilt> {
    const copy = this.copies.find(entidad);
    if (!copy) throw new DomainError(erroresComunes.noEncontrado);
    return this.rebuild.run(copy);
  }
}
