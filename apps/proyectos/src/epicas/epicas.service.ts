import { Injectable } from '@nestjs/common';
import { erroresProyectos, type Epica, type EpicaCreate, type EpicaUpdate } from '@pmp/contracts/proyectos';
import { assertVersion, UnitOfWork, type Caller, type Derecho } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import { assertRepeated } from '../almacen/assert-repeated';
import { CascadaService } from '../cascada/cascada.service';
import { HistorialService } from '../historial/historial.service';
import type { PageRequest } from '../listas/page.rules';
import { Ranker } from '../rango/ranker';
import { EpicaEvents } from './epica-events';
import { toEpica } from './epica.mapper';
import type { EpicaDoc } from './epica.model';
import { changesOfEpica, newEpica } from './epica.rules';
import { EpicasRepository } from './epicas.repository';

@Injectable()
export class EpicasService {
  constructor(
    private readonly epicas: EpicasRepository,
    private readonly acceso: AccesoService,
    private readonly cascada: CascadaService,
    private readonly historial: HistorialService,
    private readonly ranker: Ranker,
    private readonly events: EpicaEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async listEpicas(caller: Caller, proyecto: string, pagina: PageRequest) {
    await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const { docs, ...rest } = await this.epicas.listOf(proyecto, pagina);
    return { epicas: docs.map(toEpica), ...rest };
  }

  async getEpica(caller: Caller, id: string): Promise<Epica> {
    return toEpica(await this.find(caller, 'proyecto.ver', id));
  }

  async listHistorial(caller: Caller, id: string, pagina: PageRequest) {
    return this.historial.listOf(await this.find(caller, 'proyecto.ver', id), pagina);
  }

  /** `creada` is false when it returns the epic that an earlier, identical call made. */
  async createEpica(caller: Caller, datos: EpicaCreate): Promise<{ epica: Epica; creada: boolean }> {
    await this.acceso.proyecto(caller, 'proyecto.editar', datos.proyecto);
    const doc = newEpica(datos, caller._id, this.ranker.next(), new Date());
    const epica = toEpica(doc);
    try {
      await this.unitOfWork.write((tx) => {
        this.epicas.insert(doc, tx);
        this.events.created(tx, doc, epica, caller._id);
      });
    } catch (error) {
      const first = await this.epicas.findById(epica._id);
      assertRepeated(error, first, caller, datos.proyecto);
      return { epica: toEpica(first), creada: false };
    }
    return { epica, creada: true };
  }

  updateEpica(caller: Caller, id: string, datos: EpicaUpdate): Promise<Epica> {
    return this.unitOfWork.run(async (tx) => {
      const current = await this.find(caller, 'proyecto.editar', id, tx.session);
      assertVersion(datos.version, current.version);
      const changes = changesOfEpica(current, datos);
      if (datos.despuesDe !== undefined) {
        const siblings = this.epicas.ranksIn(current.proyecto, tx.session);
        changes.orden = await this.ranker.follow(datos.despuesDe, siblings);
      }
      if (!Object.keys(changes).length) return toEpica(current);
      const doc = this.epicas.update(current, changes, tx);
      const epica = toEpica(doc);
      this.events.updated(tx, { before: current, changes, doc, autor: caller._id }, epica);
      return epica;
    });
  }

  /** Deletes its stories and their tasks too: all or nothing. */
  async deleteEpica(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const doc = await this.find(caller, 'proyecto.editar', id, tx.session);
      await this.cascada.removeEpica(doc, caller._id, tx);
      this.events.removed(tx, doc, caller._id);
    });
  }

  private async find(
    caller: Caller,
    derecho: Derecho,
    id: string,
    session?: ClientSession,
  ): Promise<EpicaDoc> {
    const doc = await this.epicas.findById(id, session);
    return this.acceso.child(caller, derecho, doc, erroresProyectos.epicaNoEncontrada, session);
  }
}
