import { Injectable } from '@nestjs/common';
import type { Historia, HistoriaCreate } from '@pmp/contracts/proyectos';
import { UnitOfWork, type Caller } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { assertRepeated } from '../almacen/assert-repeated';
import { workOn } from '../almacen/work-on';
import type { EpicaDoc } from '../epicas/epica.model';
import { EpicasRepository } from '../epicas/epicas.repository';
import type { ProyectoDoc } from '../proyectos/proyecto.model';
import { ProyectosRepository } from '../proyectos/proyectos.repository';
import { Ranker } from '../rango/ranker';
import { HistoriaEvents } from './historia-events';
import { toHistoria } from './historia.mapper';
import { assertEpicaOf, newHistoria } from './historia.rules';
import { HistoriasCache } from './historias.cache';
import { HistoriasRepository } from './historias.repository';
import { HistoriasService } from './historias.service';

interface Place {
  proyecto: ProyectoDoc;
  epica: EpicaDoc;
}

/**
 * Creates stories in the project and epic as this process remembers them, which saves reading both; the transaction
 * checks that neither has changed.
 */
@Injectable()
export class CreateHistoria {
  constructor(
    private readonly historias: HistoriasRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly epicas: EpicasRepository,
    private readonly cache: HistoriasCache,
    private readonly acceso: AccesoService,
    private readonly ranker: Ranker,
    private readonly events: HistoriaEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly service: HistoriasService,
  ) {}

  /** `creada` is false when it returns the story that an earlier, identical call made. */
  create(caller: Caller, datos: HistoriaCreate): Promise<{ historia: Historia; creada: boolean }> {
    return workOn(
      this.remember(caller, datos),
      () => this.read(caller, datos),
      (place) => this.createIn(place, caller, datos),
    );
  }

  private remember(caller: Caller, { proyecto: id, epicaId }: HistoriaCreate): Place | null {
    const proyecto = this.acceso.remembered(caller, 'proyecto.editar', id);
    const epica = this.cache.epica(epicaId);
    return proyecto && epica?.proyecto.equals(proyecto._id) ? { proyecto, epica } : null;
  }

  private async read(caller: Caller, { proyecto: id, epicaId }: HistoriaCreate): Promise<Place> {
    const [proyecto, epica] = await Promise.all([
      this.acceso.proyecto(caller, 'proyecto.editar', id),
      this.epicas.findById(epicaId),
    ]);
    assertEpicaOf(epica, id);
    this.cache.keep([], epica);
    return { proyecto, epica };
  }

  private async createIn({ proyecto, epica }: Place, caller: Caller, datos: HistoriaCreate) {
    const doc = newHistoria(datos, caller._id, this.ranker.next(), new Date());
    const historia = toHistoria(doc, epica.titulo, null);
    try {
      await this.unitOfWork.write((tx) => {
        this.proyectos.expect(proyecto, tx);
        this.epicas.expect(epica, tx);
        this.historias.insert(doc, tx);
        this.events.created(tx, doc, historia, caller._id);
      });
    } catch (error) {
      assertRepeated(error, await this.historias.findById(historia._id), caller, historia.proyecto);
      return { historia: await this.service.getHistoria(caller, historia._id), creada: false };
    }
    return { historia, creada: true };
  }
}
