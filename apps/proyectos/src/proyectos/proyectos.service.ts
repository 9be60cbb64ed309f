import { Injectable } from '@nestjs/common';
import {
  erroresProyectos,
  type Proyecto,
  type ProyectoCreate,
  type ProyectoUpdate,
} from '@pmp/contracts/proyectos';
import {
  assertUnchanged,
  Calendario,
  type Caller,
  DomainError,
  duplicateKeyOf,
  UnitOfWork,
} from '@pmp/platform';
import { visibleTo } from '../acceso/acceso.rules';
import { AccesoService } from '../acceso/acceso.service';
import { Cascade } from '../elementos/cascade/cascade';
import type { PageRequest } from '../lists/page.rules';
import { PapeleraRepository } from '../elementos/trash/papelera.repository';
import { NamesService } from '../names/names.service';
import { ProyectoEvents } from './proyecto-events';
import type { ProyectoDoc } from '../acceso/proyecto.model';
import { changesOfProyecto, newProyecto } from './proyecto.rules';
import { ProyectosPresenter } from './proyectos.presenter';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { TeamDoor } from './team-door';

@Injectable()
export class ProyectosService {
  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly papelera: PapeleraRepository,
    private readonly door: TeamDoor,
    private readonly names: NamesService,
    private readonly acceso: AccesoService,
    private readonly presenter: ProyectosPresenter,
    private readonly events: ProyectoEvents,
    private readonly cascade: Cascade,
    private readonly unitOfWork: UnitOfWork,
    private readonly calendario: Calendario,
  ) {}

  async listProyectos(caller: Caller, pagina: PageRequest) {
    const { docs, ...rest } = await this.proyectos.list(visibleTo(caller), pagina);
    return { proyectos: await this.presenter.presentAll(docs), ...rest };
  }

  async getProyecto(caller: Caller, id: string): Promise<Proyecto> {
    return this.presenter.present(await this.acceso.proyecto(caller, 'proyecto.ver', id));
  }

  /** `creado` is false when it returns the project that an earlier, identical call made. */
  async createProyecto(
    caller: Caller,
    datos: ProyectoCreate,
  ): Promise<{ proyecto: Proyecto; creado: boolean }> {
    await this.acceso.assertMayCreateIn(caller, datos.equipo);
    const doc = newProyecto(datos, caller._id, new Date(), this.calendario);
    const proyecto = await this.presenter.present(doc);
    try {
      await this.door.run(async (tx) => {
        await this.door.assertOpen(datos.equipo, tx);
        if (await this.proyectos.isClaveReserved(doc.clave, doc._id, tx.session))
          throw new DomainError(erroresProyectos.claveReservada);
        await this.proyectos.insert(doc, tx.session);
        await this.events.created(tx, doc, proyecto, caller._id);
      });
    } catch (error) {
      return { proyecto: await this.findRepeated(caller, datos, error), creado: false };
    }
    return { proyecto, creado: true };
  }

  updateProyecto(caller: Caller, id: string, datos: ProyectoUpdate): Promise<Proyecto> {
    return this.door.run(async (tx) => {
      const current = await this.acceso.proyecto(caller, 'proyecto.editar', id, { session: tx.session });
      await assertUnchanged(datos.version, current, this.names);
      const changes = changesOfProyecto(current, datos);
      const cambios = Object.keys(changes);
      if (!cambios.length) return this.presenter.present(current);
      if (changes.equipo) {
        await this.acceso.assertMayMove(caller, current, changes.equipo.toHexString());
        await this.door.assertOpen(changes.equipo.toHexString(), tx);
        await this.papelera.leaveBehind(current, tx.session);
      }
      const doc = await this.proyectos.update(current, { ...changes, updatedAt: new Date() }, tx.session);
      const proyecto = await this.presenter.present(doc);
      await this.events.updated(tx, current, doc, cambios, proyecto, caller._id);
      return proyecto;
    });
  }

  /** Marks the project as deleted, which hides its contents from every reader; they go into the trash in batches. */
  async deleteProyecto(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const current = await this.acceso.proyecto(caller, 'proyecto.eliminar', id, { session: tx.session });
      const doc = await this.proyectos.update(current, { eliminado: true }, tx.session);
      await this.cascade.removeProyecto(doc, caller._id, tx);
      await this.events.removed(tx, doc, caller._id);
    });
  }

  /** A refused insert means a retried call, a taken id or a taken clave. */
  private async findRepeated(caller: Caller, { _id }: ProyectoCreate, error: unknown): Promise<Proyecto> {
    const fields = duplicateKeyOf(error);
    if (!fields) throw error;
    const first: ProyectoDoc | null = _id ? await this.proyectos.findAny(_id) : null;
    if (!first) throw new DomainError(erroresProyectos.claveDuplicada);
    if (first.eliminado || first.creador?.toHexString() !== caller._id) {
      throw new DomainError(erroresProyectos.idOcupado);
    }
    return this.getProyecto(caller, first._id.toHexString());
  }
}
