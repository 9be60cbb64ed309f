import { Injectable } from '@nestjs/common';
import { erroresProyectos, type Historia, type HistoriasLote } from '@pmp/contracts/proyectos';
import { DomainError, UnitOfWork, type Caller, type Tx } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { applyChanges } from '../cambios/apply-changes';
import { titlesOf } from '../epicas/epica.rules';
import { EpicasRepository } from '../epicas/epicas.repository';
import { SprintsService } from '../sprints/sprints.service';
import { HistoriaEvents } from './historia-events';
import { toHistoria } from './historia.mapper';
import type { HistoriaDoc } from './historia.model';
import { assertEpicaOf, changesOfHistoria } from './historia.rules';
import { HistoriasRepository } from './historias.repository';

/** Applies one change to many stories in one transaction: to all of them or to none. */
@Injectable()
export class BulkChangeHistorias {
  constructor(
    private readonly historias: HistoriasRepository,
    private readonly epicas: EpicasRepository,
    private readonly acceso: AccesoService,
    private readonly sprints: SprintsService,
    private readonly events: HistoriaEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the stories in the order of `ids`. */
  change(caller: Caller, { ids, cambios }: HistoriasLote): Promise<Historia[]> {
    return this.unitOfWork.run(async (tx) => {
      const docs = await this.find(caller, ids, tx);
      const titles = await this.titlesFor(docs, cambios.epicaId, tx);
      const sprintOf = await this.sprints.ofHistorias(ids);
      const updatedAt = new Date();
      const results = docs.map((before) => {
        const changes = changesOfHistoria(before, cambios);
        const doc = applyChanges(before, changes, updatedAt);
        const titulo = titles.get(doc.epica.toHexString());
        if (titulo === undefined) throw new DomainError(erroresProyectos.historiaNoEncontrada);
        const shape = toHistoria(doc, titulo, sprintOf(doc._id.toHexString()));
        return { before, changes, doc, shape, autor: caller._id, names: titles };
      });
      const changed = results.filter(({ before, doc }) => doc !== before);
      await this.historias.updateMany(changed, updatedAt, tx.session);
      this.events.updated(tx, ...changed);
      return results.map(({ shape }) => shape);
    });
  }

  private async find(caller: Caller, ids: string[], { session }: Tx): Promise<HistoriaDoc[]> {
    const missing = erroresProyectos.historiaNoEncontrada;
    const found = new Map((await this.historias.findMany(ids, session)).map((doc) => [String(doc._id), doc]));
    for (const proyecto of new Set([...found.values()].map((doc) => doc.proyecto.toHexString()))) {
      await this.acceso.proyecto(caller, 'proyecto.editar', proyecto, { missing, session });
    }
    return ids.map((id) => {
      const doc = found.get(id);
      if (!doc) throw new DomainError(missing);
      return doc;
    });
  }

  /** Titles of the epics that the stories are in and of the one they move to. */
  private async titlesFor(docs: HistoriaDoc[], destino: string | undefined, tx: Tx) {
    const { session } = tx;
    const former = await this.epicas.findMany(
      docs.map((doc) => doc.epica),
      session,
    );
    if (!destino) return titlesOf(...former);
    const epica = await this.epicas.findById(destino, session);
    for (const { proyecto } of docs) assertEpicaOf(epica, proyecto);
    if (epica) this.epicas.expect(epica, tx);
    return titlesOf(...former, ...(epica ? [epica] : []));
  }
}
