import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Client } from './client.ts';
import type { Anotacion, Clase, Ledger } from '../plan/ledger.ts';
import type { Random } from '../plan/random.ts';

/** How many of 100 actions are of each kind. */
const ACTIONS: [name: Clase, weight: number][] = [
  ['historia', 18],
  ['edicion', 20],
  ['movimiento', 22],
  ['mensaje', 16],
  ['tarea', 10],
  ['asignacion', 11],
  ['borrado', 3],
];
const MENTIONS = 0.4;
/** Retries like a browser that stored what it could not send: the same creation with the same id. */
const REPEATS = 0.75;
const REPEAT_MS = 1_000;
const MAX_REPEATS = 8;
const THINKING_MS = { least: 60, most: 350 };

const COLUMN_ESTADOS = ['pendiente', 'en progreso', 'completada'] as const;

export interface Place {
  proyecto: string;
  epicas: string[];
  equipo: string;
  /** Ids of the board's three columns, from left to right. */
  columnas: string[];
  /** The people who get tasks and are mentioned in messages. */
  others: { _id: string; nombre: string }[];
}

interface Movable {
  _id: string;
  columna: number;
}

/** Works without pauses, one action after the other, and stops using anything whose state is uncertain. */
export class Person {
  private readonly stories: string[] = [];
  private readonly tasks: { _id: string; historia: string; asignado: string }[] = [];
  private readonly onBoard: Movable[];
  private made = 0;
  private readonly number: number;
  private readonly client: Client;
  private readonly place: Place;
  private readonly ledger: Ledger;
  private readonly random: Random;
  private readonly heard: (clase: Clase, estado: string) => void;

  constructor(
    number: number,
    parts: { client: Client; place: Place; ledger: Ledger; random: Random; onBoard: string[] },
    heard: (clase: Clase, estado: string) => void,
  ) {
    this.number = number;
    this.client = parts.client;
    this.place = parts.place;
    this.ledger = parts.ledger;
    this.random = parts.random;
    this.onBoard = parts.onBoard.map((_id) => ({ _id, columna: 0 }));
    this.heard = heard;
  }

  async work(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      await this.act(this.chooseAction());
      await delay(this.random.between(THINKING_MS.least, THINKING_MS.most));
    }
  }

  private chooseAction(): Clase {
    let at = this.random.next() * 100;
    return ACTIONS.find(([, weight]) => (at -= weight) < 0)?.[0] ?? 'historia';
  }

  private act(action: Clase): Promise<unknown> {
    const acts: Record<Clase, () => Promise<unknown>> = {
      historia: () => this.createHistoria(),
      edicion: () => this.edit(),
      movimiento: () => this.move(),
      tarea: () => this.createTarea(),
      asignacion: () => this.assign(),
      mensaje: () => this.write(),
      borrado: () => this.remove(),
    };
    return acts[action]();
  }

  /** Looks like an id created now; its number distinguishes the people of a run. */
  private newId(): string {
    const seconds = Math.floor(Date.now() / 1000).toString(16);
    this.made += 1;
    return `${seconds}${this.number.toString(16).padStart(8, '0')}${this.made.toString(16).padStart(8, '0')}`;
  }

  private async ask(
    anotacion: Omit<Anotacion, 'resultado'>,
    send: () => Promise<Answer>,
    repeatable: boolean,
  ): Promise<Anotacion> {
    const opened = this.ledger.open(anotacion);
    const mayRepeat = repeatable && this.random.next() < REPEATS;
    for (let times = 0; ; times += 1) {
      const answer = await send();
      this.heard(anotacion.clase, answer.estado);
      // A rejection of the retry says nothing about the first try.
      if (times === 0 || answer.resultado === 'confirmado') opened.resultado = answer.resultado;
      if (answer.resultado !== 'incierto' || !mayRepeat || times === MAX_REPEATS) return opened;
      await delay(REPEAT_MS);
    }
  }

  private async createHistoria(): Promise<void> {
    const _id = this.newId();
    const epicaId = this.random.pick(this.place.epicas)!;
    const body = { _id, titulo: `Historia ${_id}`, proyecto: this.place.proyecto, epicaId, puntos: 3 };
    const asked = { clase: 'historia', sobre: _id, valor: body.titulo, de: epicaId } as const;
    const { resultado } = await this.ask(asked, () => this.client.send('POST', '/historias', body), true);
    if (resultado === 'confirmado') this.stories.push(_id);
  }

  private async edit(): Promise<void> {
    const _id = this.random.pick(this.stories);
    if (!_id) return;
    const titulo = `${_id} edición ${(this.made += 1)}`;
    const asked = { clase: 'edicion', sobre: _id, valor: titulo } as const;
    const send = () => this.client.send('PUT', `/historias/${_id}`, { titulo });
    const { resultado } = await this.ask(asked, send, false);
    if (resultado === 'incierto') this.letGo(this.stories, _id);
  }

  private async move(): Promise<void> {
    const movable = this.random.pick(this.onBoard);
    if (!movable) return;
    const columna = (movable.columna + 1 + Math.floor(this.random.next() * 2)) % COLUMN_ESTADOS.length;
    const asked = { clase: 'movimiento', sobre: movable._id, valor: COLUMN_ESTADOS[columna]! } as const;
    const body = { columnaDestinoId: this.place.columnas[columna], despuesDe: null };
    const send = () => this.client.send('PUT', `/tableros/mover-historia/${movable._id}`, body);
    const { resultado } = await this.ask(asked, send, false);
    if (resultado === 'confirmado') movable.columna = columna;
    if (resultado === 'incierto') this.letGo(this.onBoard, movable);
  }

  private async createTarea(): Promise<void> {
    const historia = this.random.pick(this.stories);
    if (!historia) return;
    const _id = this.newId();
    const body = { _id, titulo: `Tarea ${_id}`, proyecto: this.place.proyecto, historiaId: historia };
    const asked = { clase: 'tarea', sobre: _id, valor: body.titulo, de: historia } as const;
    const { resultado } = await this.ask(asked, () => this.client.send('POST', '/tareas', body), true);
    if (resultado === 'confirmado') this.tasks.push({ _id, historia, asignado: '' });
    else if (resultado === 'incierto') this.letGo(this.stories, historia);
  }

  private async assign(): Promise<void> {
    const tarea = this.random.pick(this.tasks);
    if (!tarea) return;
    const others = this.place.others.filter(({ _id }) => _id !== tarea.asignado);
    const asignado = this.random.pick(others)!._id;
    const asked = { clase: 'asignacion', sobre: tarea._id, valor: asignado, de: tarea.historia } as const;
    const send = () => this.client.send('PUT', `/tareas/${tarea._id}`, { asignado });
    const { resultado } = await this.ask(asked, send, false);
    if (resultado === 'confirmado') tarea.asignado = asignado;
    if (resultado === 'incierto') this.letGo(this.tasks, tarea);
    // Assigned tasks are kept, so that their notifications can be counted.
    if (resultado !== 'rechazado') this.letGo(this.stories, tarea.historia);
  }

  private async write(): Promise<void> {
    const clienteId = this.newId();
    const named = this.random.next() < MENTIONS ? this.random.pick(this.place.others)! : null;
    const contenido = `${clienteId}${named ? ` @${named.nombre}` : ''}`;
    const { equipo } = this.place;
    const payload = { contenido, tipoChat: 'equipo', tipoReceptor: 'equipo', receptor: equipo, clienteId };
    const asked = { clase: 'mensaje', sobre: clienteId, valor: named?._id ?? '' } as const;
    await this.ask(asked, () => this.client.emit('enviar_mensaje', payload), true);
  }

  private async remove(): Promise<void> {
    const _id = this.random.pick(this.stories);
    if (!_id) return;
    this.letGo(this.stories, _id);
    for (const tarea of this.tasks.filter(({ historia }) => historia === _id)) this.letGo(this.tasks, tarea);
    const asked = { clase: 'borrado', sobre: _id, valor: '' } as const;
    await this.ask(asked, () => this.client.send('DELETE', `/historias/${_id}`), false);
  }

  private letGo<T>(among: T[], item: T): void {
    const at = among.indexOf(item);
    if (at >= 0) among.splice(at, 1);
  }
}
