import { Injectable } from '@nestjs/common';
import { searchPattern, type Caller } from '@pmp/platform';
import { AccesoService } from '../datos/acceso.service';
import type { Proyecto, Sprint, Tarea } from '../datos/datos';
import { SprintsReader } from '../datos/sprints.reader';
import type {
  Gente,
  Hallazgo,
  HistoriaSummary,
  PersonReader,
  Listado,
  Recuento,
  TareasQuery,
} from '../preguntas/person-reader';
import { normalize } from '../preguntas/normalize';
import { contentWordsOf } from '../preguntas/similarity';
import { WorkReader } from './work.reader';

interface Sources {
  work: WorkReader;
  sprints: SprintsReader;
}

/** A search uses at most this many words. */
const MAX_WORDS = 8;

const TIPOS_CON_TITULO = ['epica', 'historia', 'tarea'] as const;

/** Every query passes its projects through `visibles`, so none can reach a project that the person does not see. */
class CopiesPersonReader implements PersonReader {
  private readonly byId: ReadonlyMap<string, Proyecto>;

  constructor(
    readonly persona: { _id: string; nombre: string },
    readonly proyectos: readonly Proyecto[],
    private readonly sources: Sources,
  ) {
    this.byId = new Map(proyectos.map((proyecto) => [proyecto._id, proyecto]));
  }

  tareas(pedidas: TareasQuery): Promise<Listado<Tarea>> {
    return this.sources.work.tareas({ ...pedidas, proyectos: this.visibles(pedidas.proyectos) });
  }

  recuento(proyectos: readonly string[], abiertas: boolean): Promise<Recuento[]> {
    return this.sources.work.recuento(this.visibles(proyectos), abiertas);
  }

  historias(proyectos: readonly string[]): Promise<HistoriaSummary[]> {
    return this.sources.work.historias(this.visibles(proyectos));
  }

  async historia(id: string) {
    const historia = await this.sources.work.historia(id);
    return historia && this.byId.has(historia.proyecto) ? historia : null;
  }

  sprints(proyectos: readonly string[]): Promise<Sprint[]> {
    return this.sources.sprints.listOf(this.visibles(proyectos));
  }

  gente(proyectos: readonly string[]): Promise<Gente[]> {
    const equipos = new Set(this.visibles(proyectos).map((id) => this.byId.get(id)!.equipo));
    return this.sources.work.miembros([...equipos]);
  }

  async buscar(texto: string, proyectos: readonly string[], cuantos: number): Promise<Hallazgo[]> {
    const words = contentWordsOf(texto);
    if (!words.length) return [];
    const visibles = this.visibles(proyectos);
    const named = visibles
      .map((id) => this.byId.get(id)!)
      .filter(({ nombre }) => words.every((word) => normalize(nombre).includes(word)))
      .map(({ _id, nombre }): Hallazgo => ({ tipo: 'proyecto', _id, titulo: nombre, proyecto: _id }));
    const patterns = words.slice(0, MAX_WORDS).map(searchPattern);
    const titled = await Promise.all(
      TIPOS_CON_TITULO.map(async (tipo) =>
        (await this.sources.work.titled(tipo, visibles, patterns, cuantos)).map((found): Hallazgo => ({
          tipo,
          ...found,
        })),
      ),
    );
    return [...named, ...titled.flat()].slice(0, cuantos);
  }

  private visibles(proyectos: readonly string[]): string[] {
    return proyectos.filter((id) => this.byId.has(id));
  }
}

@Injectable()
export class PersonReaders {
  constructor(
    private readonly acceso: AccesoService,
    private readonly work: WorkReader,
    private readonly sprints: SprintsReader,
  ) {}

  /** A reader for what the caller may see at this moment. */
  async of(caller: Caller): Promise<PersonReader> {
    const proyectos = await this.acceso.proyectosOf(caller, 'proyecto.ver');
    const { _id, nombre } = caller;
    const { work, sprints } = this;
    return new CopiesPersonReader({ _id, nombre }, proyectos, { work, sprints });
  }
}
