import { Injectable } from '@nestjs/common';
import { erroresProyectos, type Historia, type HistoriaUpdate } from '@pmp/contracts/proyectos';
import { assertVersion, DomainError, UnitOfWork, type Caller, type Derecho } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import { CascadaService } from '../cascada/cascada.service';
import type { EpicaDoc } from '../epicas/epica.model';
import { titlesOf } from '../epicas/epica.rules';
import { EpicasRepository } from '../epicas/epicas.repository';
import { HistorialService } from '../historial/historial.service';
import type { PageRequest } from '../listas/page.rules';
import { Ranker } from '../rango/ranker';
import { SprintsService } from '../sprints/sprints.service';
import { HistoriaEvents } from './historia-events';
import { toHistoria } from './historia.mapper';
import type { HistoriaDoc } from './historia.model';
import { assertEpicaOf, changesOfHistoria } from './historia.rules';
import { HistoriasRepository } from './historias.repository';

@Injectable()
export class HistoriasService {
  constructor(
    private readonly historias: HistoriasRepository,
    private readonly epicas: EpicasRepository,
    private readonly acceso: AccesoService,
    private readonly cascada: CascadaService,
    private readonly historial: HistorialService,
    private readonly sprints: SprintsService,
    private readonly ranker: Ranker,
    private readonly events: HistoriaEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** A story whose epic is gone is gone too, even before the sweep has removed it. */
  async listHistorias(caller: Caller, proyecto: string, pagina: PageRequest) {
    await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const [{ docs, ...rest }, titles, sprintOf] = await Promise.all([
      this.historias.listOf(proyecto, pagina),
      this.epicas.titlesOf(proyecto),
      this.sprints.ofProyecto(proyecto),
    ]);
    const historias = docs.flatMap((doc) => {
      const titulo = titles.get(doc.epica.toHexString());
      return titulo === undefined ? [] : [toHistoria(doc, titulo, sprintOf(doc._id.toHexString()))];
    });
    return { historias, ...rest };
  }

  async getHistoria(caller: Caller, id: string): Promise<Historia> {
    const doc = await this.find(caller, 'proyecto.ver', id);
    const [epica, sprint] = await Promise.all([this.epicaOf(doc.epica), this.sprints.ofHistoria(id)]);
    return toHistoria(doc, epica.titulo, sprint);
  }

  async listHistorial(caller: Caller, id: string, pagina: PageRequest) {
    return this.historial.listOf(await this.find(caller, 'proyecto.ver', id), pagina);
  }

  updateHistoria(caller: Caller, id: string, datos: HistoriaUpdate): Promise<Historia> {
    return this.unitOfWork.run(async (tx) => {
      const current = await this.find(caller, 'proyecto.editar', id, tx.session);
      assertVersion(datos.version, current.version);
      const changes = changesOfHistoria(current, datos);
      const former = await this.epicaOf(current.epica, tx.session);
      const epica = changes.epica ? await this.epicas.findById(changes.epica, tx.session) : former;
      assertEpicaOf(epica, current.proyecto);
      if (datos.despuesDe !== undefined) {
        const siblings = this.historias.ranksOfEpica(epica._id, tx.session);
        const all = this.historias.ranksIn(current.proyecto, tx.session);
        changes.orden = await this.ranker.follow(datos.despuesDe, siblings, all);
      }
      const sprint = await this.sprints.ofHistoria(id);
      if (!Object.keys(changes).length) return toHistoria(current, epica.titulo, sprint);
      if (changes.epica) this.epicas.expect(epica, tx);
      const doc = this.historias.update(current, changes, tx);
      const historia = toHistoria(doc, epica.titulo, sprint);
      const names = titlesOf(former, epica);
      const change = { before: current, changes, doc, autor: caller._id, names };
      this.events.updated(tx, { ...change, shape: historia });
      return historia;
    });
  }

  /** Deletes its tasks too: all or nothing. */
  async deleteHistoria(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const doc = await this.find(caller, 'proyecto.editar', id, tx.session);
      await this.cascada.removeHistoria(doc, caller._id, tx);
      this.events.removed(tx, doc, caller._id);
    });
  }

  private async find(
    caller: Caller,
    derecho: Derecho,
    id: string,
    session?: ClientSession,
  ): Promise<HistoriaDoc> {
    const doc = await this.historias.findById(id, session);
    return this.acceso.child(caller, derecho, doc, erroresProyectos.historiaNoEncontrada, session);
  }

  private async epicaOf(id: Types.ObjectId, session?: ClientSession): Promise<EpicaDoc> {
    const epica = await this.epicas.findById(id, session);
    if (!epica) throw new DomainError(erroresProyectos.historiaNoEncontrada);
    return epica;
  }
}
