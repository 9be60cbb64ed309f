import { Injectable } from '@nestjs/common';
import { consultarCupos } from '@pmp/contracts/sprints';
import { CommandClient, DomainError } from '@pmp/platform';
import type { Kind } from '../kinds/kind';
import { Kinds } from '../kinds/kinds';
import { NO_LIMITS, type Limits } from './cupos';

/** A change of state waits no longer for whoever has the columns. */
const PATIENCE_MS = 1_000;

/**
 * Asks the owner of the boards which columns refuse what does not fit, before the transaction that changes states. While
 * it does not answer nothing is refused: a limit is an agreement of a team, and shown on its board, and work goes on.
 */
@Injectable()
export class AskLimits {
  constructor(
    private readonly kinds: Kinds,
    private readonly commands: CommandClient,
  ) {}

  async of(kind: Kind, ids: readonly string[], cambios: object): Promise<Limits> {
    if (!kind.planned || !('estado' in cambios) || cambios.estado === undefined) return NO_LIMITS;
    const found = await this.kinds.of(kind).titlesOf(ids);
    const proyectos = [...new Set(found.map(({ proyecto }) => proyecto.toHexString()))];
    return new Map(
      await Promise.all(proyectos.map(async (proyecto) => [proyecto, await this.in(proyecto)] as const)),
    );
  }

  private async in(proyecto: string) {
    try {
      return (await this.commands.ask(consultarCupos, { proyecto }, { timeoutMs: PATIENCE_MS })).cupos;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unavailable') return [];
      throw error;
    }
  }
}
