import { Injectable } from '@nestjs/common';
import { erroresComunes, erroresGateway } from '@pmp/contracts/common';
import {
  erroresSprints,
  type Sprint,
  type SprintCreate,
  type SprintHistorias,
  type SprintUpdate,
} from '@pmp/contracts/sprints';
import {
  assertUnchanged,
  type Caller,
  type Derecho,
  DomainError,
  duplicateKeyOf,
  type Tx,
  UnitOfWork,
} from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import { PersonasReader } from '../copies/personas.reader';
import { AvailableHistoriasService } from './available-historias.service';
import { cursorAfter, numeroOf, type PageRequest } from './page.rules';
import { SprintEvents } from './sprint-events';
import { newSprint } from './sprint.mapper';
import type { SprintDoc } from './sprint.model';
import { changesOfHistorias, changesOfSprint, historiasAfter } from './sprint.rules';
import { SprintsPresenter } from './sprints.presenter';
import { SprintsRepository } from './sprints.repository';

/** With at most this many creations at once in one project, each is sure to get a number. */
const MAX_ATTEMPTS = 100;

@Injectable()
export class SprintsService {
  constructor(
    private readonly sprints: SprintsRepository,
    private readonly available: AvailableHistoriasService,
    private readonly presenter: SprintsPresenter,
    private readonly events: SprintEvents,
    private readonly acceso: AccesoService,
    private readonly personas: PersonasReader,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async listSprints(caller: Caller, proyecto: string, { limite, cursor }: PageRequest) {
    await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const desde = cursor === undefined ? 0 : numeroOf(cursor);
    if (limite === undefined) {
      return { sprints: await this.presenter.presentAll(await this.sprints.listOf(proyecto, { desde })) };
    }
    const docs = await this.sprints.listOf(proyecto, { desde, limite: limite + 1 });
    const page = docs.slice(0, limite);
    const siguiente = docs.length > limite ? cursorAfter(page.at(-1)!.numero) : null;
    return { sprints: await this.presenter.presentAll(page), siguiente };
  }

  async getSprint(caller: Caller, id: string): Promise<Sprint> {
    return this.presenter.present(await this.find(caller, 'proyecto.ver', id));
  }

  /** `creado` is false when it returns the sprint that an earlier, identical call made. */
  async createSprint(caller: Caller, datos: SprintCreate): Promise<{ sprint: Sprint; creado: boolean }> {
    await this.acceso.proyecto(caller, 'proyecto.editar', datos.proyecto);
    const historias = datos.historiasSeleccionadas ?? [];
    await this.available.assertOfProyecto(datos.proyecto, historias);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      try {
        return { sprint: await this.insert(caller, datos), creado: true };
      } catch (error) {
        const key = duplicateKeyOf(error)?.join();
        if (key === undefined) throw error;
        const first = datos._id ? await this.sprints.findAny(datos._id) : null;
        if (first) return { sprint: await this.presentRepeated(caller, datos, first), creado: false };
        if (key === 'historias') throw await this.available.conflictOf(historias, '');
      }
    }
    throw new DomainError(erroresGateway.sobrecarga, { parte: 'sprints' });
  }

  updateSprint(caller: Caller, id: string, datos: SprintUpdate): Promise<Sprint> {
    const { version, historiasSeleccionadas: historias, ...campos } = datos;
    const wanted = Object.keys({ ...campos, ...(historias && { historias }) });
    return this.change(caller, id, { version, campos: wanted }, (current) => changesOfSprint(current, datos));
  }

  changeHistorias(caller: Caller, id: string, datos: SprintHistorias): Promise<Sprint> {
    return this.change(caller, id, { version: datos.version, campos: ['historias'] }, (current) =>
      changesOfHistorias(current, historiasAfter(current, datos)),
    );
  }

  async deleteSprint(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const doc = await this.find(caller, 'proyecto.editar', id, tx.session);
      if (doc.estado !== 'pendiente') throw new DomainError(erroresSprints.soloPendienteSeElimina);
      await this.sprints.bury([doc._id], new Date(), tx.session);
      this.events.removed(tx, doc);
    });
  }

  async find(caller: Caller, derecho: Derecho, id: string, session?: ClientSession): Promise<SprintDoc> {
    const doc = await this.sprints.findById(id, session);
    return this.acceso.child(caller, derecho, doc, erroresSprints.sprintNoEncontrado);
  }

  private insert(caller: Caller, datos: SprintCreate): Promise<Sprint> {
    return this.unitOfWork.run(async (tx) => {
      const numero = (await this.sprints.lastNumero(datos.proyecto, tx.session)) + 1;
      const doc = newSprint(datos, numero, caller._id, new Date());
      await this.sprints.insert(doc, tx.session);
      return this.events.changed(tx, null, doc);
    });
  }

  /** A retried creation gets what the first one made. The id of a deleted sprint stays taken. */
  private presentRepeated(caller: Caller, datos: SprintCreate, first: SprintDoc): Promise<Sprint> {
    if (first.creador !== caller._id || first.proyecto !== datos.proyecto) {
      throw new DomainError(erroresSprints.idOcupado);
    }
    return this.presenter.present(first);
  }

  private async change(
    caller: Caller,
    id: string,
    { version, campos }: { version: number | undefined; campos: readonly string[] },
    changesOf: (current: SprintDoc) => Partial<SprintDoc>,
  ): Promise<Sprint> {
    let wanted: readonly string[] = [];
    const check = async (current: SprintDoc): Promise<Partial<SprintDoc>> => {
      await assertUnchanged(version, current, this.personas, campos);
      return changesOf(current);
    };
    const asked = await this.find(caller, 'proyecto.editar', id);
    const added = addedTo(asked, await check(asked));
    await this.available.assertOfProyecto(asked.proyecto, added);
    try {
      return await this.unitOfWork.run(async (tx: Tx) => {
        const current = await this.find(caller, 'proyecto.editar', id, tx.session);
        const changes = await check(current);
        if (!Object.keys(changes).length) return this.presenter.present(current);
        wanted = changes.historias ?? [];
        // Only what was checked above; whoever took one of these out of the sprint meanwhile is not overruled.
        const unchecked = addedTo(current, changes).some((one) => !added.includes(one));
        if (unchecked) throw new DomainError(erroresComunes.versionObsoleta);
        const doc = await this.sprints.update(current, changes, tx.session);
        return this.events.changed(tx, current, doc);
      });
    } catch (error) {
      throw duplicateKeyOf(error)?.join() === 'historias'
        ? await this.available.conflictOf(wanted, id)
        : error;
    }
  }
}

/** The stories that the changes add to the sprint. */
function addedTo(current: SprintDoc, { historias = [] }: Partial<SprintDoc>): string[] {
  const before = new Set(current.historias);
  return historias.filter((one) => !before.has(one));
}
