import { Injectable } from '@nestjs/common';
import { consultarHistorias } from '@pmp/contracts/proyectos';
import { CommandClient } from '@pmp/platform';
import type { z } from 'zod';

export type OwnedHistorias = z.infer<typeof consultarHistorias.reply>;

/**
 * Stories as `proyectos` has them now: for a decision that a copy, which may be behind, would get wrong. Ask before the
 * transaction that decides, not in it; without `proyectos` it throws noDisponible.
 */
@Injectable()
export class HistoriasOwner {
  constructor(private readonly commands: CommandClient) {}

  consult(proyecto: string, historias: readonly string[]): Promise<OwnedHistorias> {
    return this.commands.ask(consultarHistorias, { proyecto, historias: [...historias] });
  }
}
