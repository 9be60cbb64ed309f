import { Injectable } from '@nestjs/common';
import { Calendario, type Caller, decide, type Derecho, searchPattern } from '@pmp/platform';
import { AccesoService } from '../../datos/acceso.service';
import type { Entrada, Epica, Historia, Inicio, Proyecto, Sprint, Tarea } from '../../datos/lectura/datos';
import { BloqueosReader } from '../../datos/lectura/bloqueos.reader';
import { EpicasReader } from '../../datos/lectura/epicas.reader';
import { iniciosOf, ProyectoDatosReader } from '../../datos/proyecto-datos.reader';
import { IniciosRepository } from '../../datos/inicios/inicios.repository';
import { SprintsReader } from '../../datos/lectura/sprints.reader';
import { entradaOf } from '../../datos/transiciones/transicion.rules';
import { TransicionesRepository } from '../../datos/transiciones/transiciones.repository';
import type { Rango } from '../../preguntas/comprension/periodo';
import { type SituacionDeSprint, situacionOf } from '../../reglas/sprint/situacion-de-sprint.rules';
import { imagined } from '../../reglas/sprint/imagined';
import { hallazgosOf } from '../../reglas/analyze';
import { compareHallazgos } from '../../reglas/fold.rules';
import { vistaOf } from '../../reglas/regla/vista';
import { OthersReader } from './others-reader';
import type {
  Actividad,
  Acuerdos,
  CambioDeSprint,
  Comentario,
  Encontrado,
  Espera,
  Mensaje,
  Gente,
  Hallazgo,
  HistoriaSummary,
  PersonReader,
  Listado,
  PlantillaGuardada,
  Recuento,
  TareasQuery,
  VistaGuardada,
} from '../../preguntas/person-reader';
import { normalize } from '../../preguntas/texto/normalize';
import { contentWordsOf } from '../../preguntas/texto/similarity';
import { WorkReader } from './work.reader';

interface Sources {
  work: WorkReader;
  sprints: SprintsReader;
  epicas: EpicasReader;
  bloqueos: BloqueosReader;
  datos: ProyectoDatosReader;
  inicios: IniciosRepository;
  transiciones: TransicionesRepository;
  others: OthersReader;
  calendario: Calendario;
}

/** A search uses at most this many words. */
const MAX_WORDS = 8;

/** Of so many projects the owners are asked what happened in them. */
const MAX_PROYECTOS = 20;

const byFecha = (a: { fecha: string }, b: { fecha: string }): number => a.fecha.localeCompare(b.fecha);

const TIPOS_CON_TITULO = ['epica', 'historia', 'tarea'] as const;

/** Every query passes its projects through `visibles`, so none can reach a project that the person does not see. */
class CopiesPersonReader implements PersonReader {
  readonly persona: { _id: string; nombre: string };
  private readonly byId: ReadonlyMap<string, Proyecto>;

  constructor(
    private readonly caller: Caller,
    readonly proyectos: readonly Proyecto[],
    private readonly sources: Sources,
  ) {
    this.persona = { _id: caller._id, nombre: caller.nombre };
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

  epicas(proyectos: readonly string[]): Promise<Epica[]> {
    return this.sources.epicas.listOf(this.visibles(proyectos));
  }

  async tarea(id: string) {
    const tarea = await this.sources.work.tarea(id);
    return tarea && this.byId.has(tarea.proyecto) ? tarea : null;
  }

  async esperas(proyectos: readonly string[]): Promise<Espera[]> {
    const found = await this.sources.bloqueos.listOf(this.visibles(proyectos));
    const ends = found.flatMap(({ origen, destino }) => [origen, destino]);
    const items = await this.sources.work.esperados(ends);
    const waiting = Map.groupBy(found, ({ destino }) => destino._id);
    return [...waiting].flatMap(([id, bloqueos]) => {
      const item = items.get(id);
      if (!item || item.estado === 'completada' || !this.byId.has(item.proyecto)) return [];
      const por = bloqueos.flatMap(({ origen }) => {
        const other = items.get(origen._id);
        if (!other || other.estado === 'completada') return [];
        return [this.byId.has(other.proyecto) ? other : null];
      });
      return por.length ? [{ item, por }] : [];
    });
  }

  async entradas(
    items: readonly (Historia | HistoriaSummary | Tarea)[],
  ): Promise<ReadonlyMap<string, Entrada>> {
    const known = await this.sources.transiciones.findMany(items.map(({ _id }) => _id));
    return new Map(items.map((item) => [item._id, entradaOf(item, known.get(item._id))]));
  }

  async situacion(id: string, cambio?: CambioDeSprint): Promise<SituacionDeSprint | null> {
    const proyecto = this.byId.get(id);
    if (!proyecto) return null;
    const datos = imagined(await this.sources.datos.read(proyecto), cambio);
    return situacionOf(vistaOf(datos, new Date(), this.sources.calendario));
  }

  async hallazgos(proyectos: readonly string[]) {
    const { datos, calendario } = this.sources;
    const found = [];
    // One project after the other, so that only one is in memory.
    for (const id of this.visibles(proyectos).slice(0, MAX_PROYECTOS))
      found.push(...hallazgosOf(vistaOf(await datos.read(this.byId.get(id)!), new Date(), calendario)));
    return found.toSorted(compareHallazgos);
  }

  async inicios(proyecto: string): Promise<ReadonlyMap<string, Inicio>> {
    return this.byId.has(proyecto)
      ? iniciosOf(await this.sources.inicios.ofProyecto(proyecto))
      : new Map<string, Inicio>();
  }

  async actividad(proyectos: readonly string[], dias: Rango): Promise<Actividad | null> {
    const found = await this.ofEach(proyectos, (p) =>
      this.sources.others.actividad(this.persona._id, p, dias),
    );
    return (
      found && {
        cambios: found.flatMap(({ cambios }) => cambios).sort(byFecha),
        comentarios: found.flatMap(({ comentarios }) => comentarios).sort(byFecha),
      }
    );
  }

  async comentarios(sobre: readonly Tarea[]): Promise<readonly Comentario[] | null> {
    const suyas = Map.groupBy(sobre, ({ proyecto }) => proyecto);
    const found = await this.ofEach([...suyas.keys()], ({ _id }) =>
      this.sources.others.comentarios(this.persona._id, _id, suyas.get(_id)!),
    );
    return found && found.flat().sort(byFecha);
  }

  async mensajes(proyectos: readonly string[], dias: Rango): Promise<readonly Mensaje[] | null> {
    const { others } = this.sources;
    const dichos = await this.ofEach(proyectos, ({ _id }) =>
      others.mensajes(this.persona._id, 'proyecto', _id, dias),
    );
    const equipos = new Set(this.visibles(proyectos).map((id) => this.byId.get(id)!.equipo));
    const deEquipo: Mensaje[] = [];
    for (const equipo of equipos) {
      // A global admin sees projects of teams that are not theirs, whose conversation they may not read.
      deEquipo.push(...((await others.mensajes(this.persona._id, 'equipo', equipo, dias)) ?? []));
    }
    return dichos && [...dichos.flat(), ...deEquipo].sort(byFecha);
  }

  puede(derecho: Derecho, proyecto: string): boolean {
    const found = this.byId.get(proyecto);
    return found !== undefined && decide(this.caller, derecho, found) === 'permitido';
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

  encontrar(q: string, proyectos: readonly string[], cuantos: number): Promise<Listado<Encontrado> | null> {
    return this.sources.others.encontrar(this.persona._id, this.visibles(proyectos), q, cuantos);
  }

  async acuerdos(proyecto: string): Promise<Acuerdos | null> {
    const [visible] = this.visibles([proyecto]);
    return visible ? this.sources.others.acuerdos(this.persona._id, visible) : null;
  }

  async plantillas(proyecto: string): Promise<readonly PlantillaGuardada[] | null> {
    const [visible] = this.visibles([proyecto]);
    return visible ? this.sources.others.plantillas(this.persona._id, visible) : null;
  }

  vistas(): Promise<readonly VistaGuardada[] | null> {
    return this.sources.others.vistas(this.persona._id);
  }

  /** One project after the other; null if an owner did not answer about any of them. */
  private async ofEach<T>(
    proyectos: readonly string[],
    read: (proyecto: Proyecto) => Promise<T | null>,
  ): Promise<T[] | null> {
    const found: T[] = [];
    const visibles = this.visibles(proyectos).slice(0, MAX_PROYECTOS);
    for (const id of visibles) {
      const one = await read(this.byId.get(id)!);
      if (one === null) return null;
      found.push(one);
    }
    return found;
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
    private readonly epicas: EpicasReader,
    private readonly bloqueos: BloqueosReader,
    private readonly datos: ProyectoDatosReader,
    private readonly inicios: IniciosRepository,
    private readonly transiciones: TransicionesRepository,
    private readonly others: OthersReader,
    private readonly calendario: Calendario,
  ) {}

  /** A reader for what the caller may see at this moment. */
  async of(caller: Caller): Promise<PersonReader> {
    const proyectos = await this.acceso.proyectosOf(caller, 'proyecto.ver');
    const { work, sprints, epicas, bloqueos, datos, inicios, transiciones, others, calendario } = this;
    return new CopiesPersonReader(caller, proyectos, {
      work,
      sprints,
      epicas,
      bloqueos,
      datos,
      inicios,
      transiciones,
      others,
      calendario,
    });
  }
}
