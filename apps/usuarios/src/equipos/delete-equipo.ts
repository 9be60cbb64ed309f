import { cerrarEquipo } from '@pmp/contracts/proyectos';
import { erroresComunes } from '@pmp/contracts/common';
import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { type Caller, CallerCache, CommandClient, DomainError, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ImagenesService } from '../imagenes/imagenes.service';
import { appendEquipoEliminado } from './equipo.events';
import { EquiposRepository } from './equipos.repository';
import { EquiposService } from './equipos.service';

/** A project that is created meanwhile wins; it is counted at the next attempt. */
const MAX_ATTEMPTS = 3;

/**
 * Deletes a team that has no projects. Their owner counts them and lets none in from then on; should one want in before
 * the team is gone, that owner makes us give this deletion up.
 */
@Injectable()
export class DeleteEquipo {
  constructor(
    private readonly service: EquiposService,
    private readonly equipos: EquiposRepository,
    private readonly imagenes: ImagenesService,
    private readonly commands: CommandClient,
    private readonly unitOfWork: UnitOfWork,
    private readonly callers: CallerCache,
  ) {}

  async delete(caller: Caller, id: string): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      if (await this.attempt(caller, id, new Types.ObjectId().toHexString())) return this.callers.forget();
    }
    throw new DomainError(erroresComunes.versionObsoleta);
  }

  /** False if the deletion was given up. */
  private async attempt(caller: Caller, id: string, cierre: string): Promise<boolean> {
    await this.unitOfWork.run(async (tx) => {
      await this.equipos.beginDeletion(await this.service.loadToEdit(caller, id, tx), cierre, tx.session);
    });
    const { proyectos } = await this.commands.ask(cerrarEquipo, { equipo: id, cierre });
    if (proyectos > 0) throw new DomainError(erroresUsuarios.equipoConProyectos, { total: proyectos });
    return this.unitOfWork.run(async (tx) => {
      const antes = await this.service.loadToEdit(caller, id, tx);
      if (antes.cierre !== cierre) return false;
      await this.imagenes.removeOf(id, tx.session);
      const sinNadie = { miembros: [], logo: null, eliminadoEn: new Date() };
      const despues = await this.equipos.update(antes, sinNadie, tx.session);
      appendEquipoEliminado(tx, antes, despues);
      return true;
    });
  }
}
