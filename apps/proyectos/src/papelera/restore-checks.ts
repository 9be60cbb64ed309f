import { Injectable } from '@nestjs/common';
import { erroresProyectos, type Restaurar } from '@pmp/contracts/proyectos';
import { DomainError, type Caller, type Tx } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import { objectId } from '../almacen/object-id';
import type { Destination } from '../almacen/tombstones';
import { EpicasRepository } from '../epicas/epicas.repository';
import { HistoriasRepository } from '../historias/historias.repository';
import { NombresService } from '../nombres/nombres.service';
import type { ProyectoDoc } from '../proyectos/proyecto.model';
import { ProyectosRepository } from '../proyectos/proyectos.repository';
import type { PapeleraDoc } from './papelera.model';
import { PapeleraRepository } from './papelera.repository';
import { noPlace, type TipoPadre } from './papelera.rules';

/** Checks that a deleted entity can go back to where it was. */
@Injectable()
export class RestoreChecks {
  constructor(
    private readonly papelera: PapeleraRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly epicas: EpicasRepository,
    private readonly historias: HistoriasRepository,
    private readonly nombres: NombresService,
    private readonly acceso: AccesoService,
  ) {}

  /** Its project, its epic and its story must exist, also when this commits. Returns the project. */
  async assertPlace({ proyecto, padre }: PapeleraDoc, tx: Tx): Promise<ProyectoDoc> {
    const { session } = tx;
    const found = await this.proyectos.findById(proyecto, session);
    if (!found) throw noPlace('proyecto', await this.papelera.findById(proyecto, session));
    if (padre?.tipo === 'epica') await this.assertAlive('epica', padre._id, this.epicas, session);
    if (padre?.tipo === 'historia') await this.assertAlive('historia', padre._id, this.historias, session);
    this.proyectos.expect(found, tx);
    if (padre?.tipo === 'epica') this.epicas.expectLiving({ _id: padre._id, proyecto }, tx);
    if (padre?.tipo === 'historia') this.historias.expectLiving({ _id: padre._id, proyecto }, tx);
    return found;
  }

  /** What has to change in a project before it is restored: its clave may be taken by now, its team may be gone. */
  async changesFor(
    current: ProyectoDoc,
    caller: Caller,
    { clave, equipo }: Restaurar,
    session: ClientSession,
  ): Promise<Partial<ProyectoDoc>> {
    const wanted = clave ?? current.clave;
    if (await this.proyectos.isClaveTaken(wanted, session)) {
      throw new DomainError(erroresProyectos.claveOcupada, { clave: wanted });
    }
    const isTeamGone = !(await this.nombres.membersOf(current.equipo.toHexString()));
    if (!isTeamGone) return { clave: wanted };
    if (!equipo) throw new DomainError(erroresProyectos.equipoEliminado);
    await this.acceso.assertMayCreateIn(caller, equipo);
    return { clave: wanted, equipo: objectId(equipo) };
  }

  private async assertAlive(
    tipo: TipoPadre,
    _id: Types.ObjectId,
    repository: { fateOf(id: Types.ObjectId, session: ClientSession): Promise<Destination | null> },
    session: ClientSession,
  ): Promise<void> {
    const fate = await repository.fateOf(_id, session);
    if (fate) throw noPlace(tipo, fate instanceof Date ? null : await this.papelera.findById(fate, session));
  }
}
