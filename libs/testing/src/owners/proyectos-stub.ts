import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { connectTo } from '../broker/connect-to';
import { estadosDe, type PreguntaEstados, type StateDefinition } from '@pmp/contracts/common';
import {
  consultarHistorias,
  epicaEstado,
  historiaEliminada,
  historiaEstado,
  historiaRestaurada,
  moverHistoria,
  proyectoEliminado,
  papeleraPurgada,
  proyectoEstado,
  proyectoRestaurado,
  tareaEstado,
} from '@pmp/contracts/proyectos';
import { erroresSprints } from '@pmp/contracts/sprints';
import { newId } from '../people/new-id';
import type { z } from 'zod';

export type HistoriaDatos = z.infer<typeof historiaEstado.datos>;
type MoverRequest = z.infer<typeof moverHistoria.request>;

interface Kept {
  version: number;
  datos: HistoriaDatos;
}

/** What its owner says of a place that is not on the board. */
const OFF_THE_BOARD = { ...erroresSprints.despuesDeNoValida, motivo: 'sprints.despuesDeNoValida' };

/** Ranks of one length, with room between any two. */
const rankOf = (place: number): string => place.toFixed(6).padStart(16, '0');

/**
 * Stands in for the service that owns projects, epics and stories: publishes their states and facts, and answers its
 * commands about stories, all from memory.
 */
export class ProyectosStub {
  readonly historias = new Map<string, Kept>();
  /** The moves that it was asked for and has made. */
  readonly asked: MoverRequest[] = [];
  /** If false, a move is made and answered, but its state is published only by `publishHeld`. */
  publishesMoves = true;
  private readonly held: string[] = [];
  /** Deleted stories. */
  private readonly gone = new Set<string>();
  /** Their titles. */
  private readonly epicas = new Map<string, string>();
  private answering = true;
  private last = 0;

  private constructor(readonly connection: NatsConnection) {}

  static async start(url: string): Promise<ProyectosStub> {
    const stub = new ProyectosStub(await connectTo(url));
    stub.connection.subscribe(moverHistoria.subject, {
      callback: (_error, message) => stub.answer(message),
    });
    stub.connection.subscribe(consultarHistorias.subject, {
      callback: (_error, message) => stub.tell(message),
    });
    for (const { subject } of [estadosDe(epicaEstado), estadosDe(historiaEstado)]) {
      stub.connection.subscribe(subject, {
        callback: (_error, message) => stub.answerEstados(message),
      });
    }
    await stub.connection.flush();
    return stub;
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  /** With false, leaves commands unanswered, like a service that hangs. */
  setAnswering(answering: boolean): void {
    this.answering = answering;
  }

  proyecto(equipo: string, creador: string, _id = newId(), version = 1): string {
    this.state(proyectoEstado, _id, version, {
      nombre: 'Tienda',
      clave: 'TIENDA',
      estado: 'activo',
      prioridad: 'media',
      fechaInicio: '2026-11-20T00:00:00.000Z',
      fechaFin: null,
      createdAt: '2026-11-20T10:00:00.000Z',
      equipo,
      creador,
    });
    return _id;
  }

  epica(proyecto: string, titulo = 'Pagos', _id = newId(), version = 1): string {
    const createdAt = '2026-11-20T10:00:00.000Z';
    this.epicas.set(_id, titulo);
    this.state(epicaEstado, _id, version, {
      titulo,
      prioridad: 'media',
      estado: 'pendiente',
      proyecto,
      createdAt,
    });
    return _id;
  }

  historia(proyecto: string, epica: string, fields: Partial<HistoriaDatos> = {}, _id = newId()): string {
    this.last += 1_000;
    const datos: HistoriaDatos = {
      titulo: `Historia ${_id.slice(-4)}`,
      comoUsuario: '',
      quiero: '',
      para: '',
      descripcion: '',
      prioridad: 'media',
      estado: 'pendiente',
      puntos: 3,
      orden: rankOf(this.last),
      proyecto,
      createdAt: '2026-11-20T10:00:00.000Z',
      updatedAt: '2026-11-20T10:00:00.000Z',
      epica,
      sprint: null,
      ...fields,
    };
    this.historias.set(_id, { version: 1, datos });
    this.state(historiaEstado, _id, 1, datos);
    return _id;
  }

  tarea(
    proyecto: string,
    historia: string,
    estado: 'pendiente' | 'completada',
    _id = newId(),
    version = 1,
  ): string {
    this.state(tareaEstado, _id, version, {
      clave: 'TIENDA-9',
      titulo: 'Validar',
      descripcion: '',
      tipo: 'funcionalidad',
      prioridad: 'media',
      estado,
      asignado: null,
      fechaLimite: null,
      tiempoEstimado: null,
      proyecto,
      historia,
      createdAt: '2026-11-20T10:00:00.000Z',
      updatedAt: '2026-11-20T10:00:00.000Z',
    });
    return _id;
  }

  changeHistoria(_id: string, fields: Partial<HistoriaDatos>): void {
    const kept = this.keep(_id, fields);
    this.state(historiaEstado, _id, kept.version, kept.datos);
  }

  /** Like `changeHistoria`, but its state is on its way until `publishHeld`. */
  changeUnheard(_id: string, fields: Partial<HistoriaDatos>): void {
    this.keep(_id, fields);
    this.held.push(_id);
  }

  /** Publishes fact and tombstone, or only one of them. */
  deleteHistoria(_id: string, { only }: { only?: 'fact' | 'tombstone' } = {}): void {
    const { version: last, datos } = this.historias.get(_id)!;
    const { titulo, proyecto, epica } = datos;
    const version = last + 1;
    this.gone.add(_id);
    if (only !== 'tombstone') this.fact(historiaEliminada.subject, { _id, titulo, proyecto, epica, version });
    if (only !== 'fact') this.state(historiaEstado, _id, version, null);
  }

  /** Restores a deleted story. */
  restoreHistoria(_id: string): void {
    const { datos, version: last } = this.historias.get(_id)!;
    const version = last + 2;
    this.gone.delete(_id);
    const { titulo, proyecto, epica } = datos;
    this.historias.set(_id, { version, datos });
    this.fact(historiaRestaurada.subject, { _id, titulo, proyecto, epica, version });
    this.state(historiaEstado, _id, version, datos);
  }

  deleteEpica(_id: string): void {
    for (const [id, { datos }] of this.historias) if (datos.epica === _id) this.gone.add(id);
    this.state(epicaEstado, _id, 9, null);
  }

  deleteProyecto(_id: string, equipo: string): void {
    this.fact(proyectoEliminado.subject, { _id, nombre: 'Tienda', clave: 'TIENDA', equipo, version: 2 });
    this.state(proyectoEstado, _id, 2, null);
  }

  restoreProyecto(_id: string, equipo: string, creador: string): void {
    this.proyecto(equipo, creador, _id, 3);
    this.fact(proyectoRestaurado.subject, { _id, nombre: 'Tienda', clave: 'TIENDA', equipo, version: 3 });
  }

  purgeProyecto(_id: string): void {
    this.fact(papeleraPurgada.subject, { _id, tipo: 'proyecto', titulo: 'Tienda', proyecto: _id });
  }

  publishHeld(): void {
    for (const _id of this.held.splice(0)) {
      const { version, datos } = this.historias.get(_id)!;
      this.state(historiaEstado, _id, version, datos);
    }
  }

  fact(subject: string, datos: object, id = newId()): void {
    this.publish(subject, { id, datos });
  }

  state<T extends z.ZodType>(
    def: StateDefinition<T>,
    _id: string,
    version: number,
    datos: z.input<T> | null,
  ): void {
    this.publish(`${def.subject}.${_id}`, { id: newId(), _id, version, datos });
  }

  private publish(subject: string, body: object): void {
    const envelope = { ocurrido: new Date().toISOString(), correlacion: 'prueba-proyectos', actor: null };
    this.connection.publish(subject, JSON.stringify({ ...envelope, ...body }));
  }

  private keep(_id: string, fields: Partial<HistoriaDatos>): Kept {
    const { version, datos } = this.historias.get(_id)!;
    const kept = {
      version: version + 1,
      datos: { ...datos, ...fields, updatedAt: new Date().toISOString() },
    };
    this.historias.set(_id, kept);
    return kept;
  }

  private answer(message: Msg): void {
    if (!this.answering) return;
    const request = moverHistoria.request.parse(message.json());
    const { historia: _id, estados, estado, columna } = request;
    const current = this.historias.get(_id)!.datos.estado;
    const place = this.placeFor(request);
    if (place === undefined) return void message.respond(JSON.stringify({ error: OFF_THE_BOARD }));
    this.asked.push(request);
    const orden = rankOf(place);
    const { version, datos } = this.keep(_id, {
      orden,
      estado: estados.includes(current) ? current : estado,
      ...(columna && { columna: columna._id }),
    });
    const nombres = { epica: this.epicas.get(datos.epica), responsable: null, etiquetas: [] };
    message.respond(JSON.stringify({ datos: { _id, version, datos, nombres } }));
    if (this.publishesMoves) this.state(historiaEstado, _id, version, datos);
    else this.held.push(_id);
  }

  private tell(message: Msg): void {
    if (!this.answering) return;
    const { proyecto, historias } = consultarHistorias.request.parse(message.json());
    const found = historias.flatMap((_id) => {
      const kept = this.historias.get(_id);
      if (!kept || kept.datos.proyecto !== proyecto || this.gone.has(_id)) return [];
      const { titulo, estado, puntos } = kept.datos;
      return [{ _id, version: kept.version, titulo, estado, puntos }];
    });
    message.respond(JSON.stringify({ datos: { instante: new Date().toISOString(), historias: found } }));
  }

  /** Leaves alone what it has not made. */
  private answerEstados(message: Msg): void {
    const { vistos } = message.json<PreguntaEstados>();
    const ids = Object.keys(vistos);
    if (!ids.some((id) => this.historias.has(id) || this.epicas.has(id))) return;
    const estados = ids.flatMap((_id) => {
      const kept = this.historias.get(_id);
      return kept && !this.gone.has(_id) && kept.version > vistos[_id]! ? [{ _id, ...kept }] : [];
    });
    message.respond(JSON.stringify({ datos: { estados } }));
  }

  /** As the owner decides it, in short: behind the one that is named, else first or last in the column. */
  private placeFor({ historia, proyecto, despuesDe, sitio }: MoverRequest): number | undefined {
    const { entre = null, dentro = [] } = sitio ?? {};
    const board = [...this.historias]
      .filter(([_id, { datos }]) => datos.proyecto === proyecto && _id !== historia && !this.gone.has(_id))
      .filter(([_id]) => entre?.includes(_id) ?? true)
      .map(([_id, { datos }]) => ({ _id, orden: Number(datos.orden), isIn: isInside(dentro, datos) }))
      .sort((a, b) => a.orden - b.orden);
    const inside = board.filter(({ isIn }) => isIn);
    const named = board.find(({ _id }) => _id === despuesDe);
    if (despuesDe && !named) return undefined;
    const low = despuesDe === null ? 0 : ((named ?? inside.at(-1))?.orden ?? 0);
    const high = (inside.find(({ orden }) => orden > low) ?? board.find(({ orden }) => orden > low))?.orden;
    return high === undefined ? low + 1_000 : (low + high) / 2;
  }
}

const isInside = (
  dentro: NonNullable<MoverRequest['sitio']>['dentro'],
  { estado, columna }: HistoriaDatos,
): boolean =>
  dentro.some((part) => part.estado === estado && part.columnas.includes(String(columna)) !== part.salvo);
