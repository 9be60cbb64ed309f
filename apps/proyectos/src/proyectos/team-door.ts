import { Injectable } from '@nestjs/common';
import { type ErrorSpec } from '@pmp/contracts/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { reabrirEquipo } from '@pmp/contracts/usuarios';
import { CommandClient, DomainError, noDisponible, type Tx, UnitOfWork } from '@pmp/platform';
import { NamesService } from '../names/names.service';
import { PapeleraRepository } from '../elementos/trash/papelera.repository';
import { EquiposCerradosRepository } from './equipos-cerrados.repository';
import { ProyectosRepository } from '../acceso/proyectos.repository';

const MAX_ATTEMPTS = 5;

class TeamClosed extends Error {
  constructor(
    readonly equipo: string,
    readonly cierre: string,
  ) {
    super('el equipo se está eliminando');
  }
}

/**
 * Keeps projects out of teams that are being deleted. Closing a team and putting a project into it conflict, because
 * both take a turn of that team: whichever is stored later has seen the other.
 */
@Injectable()
export class TeamDoor {
  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly papelera: PapeleraRepository,
    private readonly cerrados: EquiposCerradosRepository,
    private readonly names: NamesService,
    private readonly commands: CommandClient,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** How many projects the team has or is about to get back; with none, it is closed. */
  close(equipo: string, cierre: string): Promise<number> {
    return this.unitOfWork.run(async (tx) => {
      const { living, deleted } = await this.proyectos.idsOfTeam(equipo, tx.session);
      const total = living.length + (await this.papelera.countRestoring(deleted, tx.session));
      if (total === 0) {
        await this.cerrados.close(equipo, cierre, tx.session);
        await this.cerrados.takeTurn(equipo, tx);
      }
      return total;
    });
  }

  /** Called in the transaction that puts a project into the team, which is run by `run`. */
  async assertOpen(equipo: string, tx: Tx): Promise<void> {
    const cierre = await this.cerrados.cierreOf(equipo, tx.session);
    if (cierre !== null) throw new TeamClosed(equipo, cierre);
    await this.cerrados.takeTurn(equipo, tx);
  }

  /**
   * Runs `work` in a transaction. If the team is closed, has its owner give that deletion up, and tries again; `gone` is
   * the error when it is too late for that.
   */
  async run<T>(
    work: (tx: Tx) => Promise<T>,
    gone: ErrorSpec = erroresProyectos.equipoDesconocido,
  ): Promise<T> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      try {
        return await this.unitOfWork.run(work);
      } catch (error) {
        if (!(error instanceof TeamClosed)) throw error;
        const { equipo, cierre } = error;
        const { existe } = await this.commands.ask(reabrirEquipo, { equipo, cierre });
        if (!existe) {
          // Whoever then chooses another team must not be told of this one again.
          await this.names.refreshTeam(equipo);
          throw new DomainError(gone);
        }
        await this.cerrados.open(equipo, cierre);
      }
    }
    throw noDisponible('usuarios');
  }
}
