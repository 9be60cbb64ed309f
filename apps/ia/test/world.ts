import { jetstream } from '@nats-io/jetstream';
import type { FactDefinition, StateDefinition } from '@pmp/contracts/common';
import { epicaEstado, historiaEstado, proyectoEstado, tareaEstado } from '@pmp/contracts/proyectos';
import { sprintEstado } from '@pmp/contracts/sprints';
import { Broker } from '@pmp/platform';
import {
  eventually,
  newId,
  request,
  type RunningService,
  startService,
  streamsReady,
  type TestBroker,
  testBroker,
  type TestDatabase,
  testDatabase,
  type TestPerson,
  type TestReply,
} from '@pmp/testing';
import type { Epica, Historia, Proyecto, Sprint, Tarea } from '../src/datos/lectura/datos';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The service on a real broker and database; tests publish its neighbours' states and facts. */
export class World {
  private constructor(
    readonly broker: TestBroker,
    readonly database: TestDatabase,
    readonly service: RunningService,
    readonly admin: TestPerson,
    readonly teamAdmin: TestPerson,
    readonly member: TestPerson,
    readonly outsider: TestPerson,
    readonly team: string,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<World> {
    const database = await testDatabase();
    const broker = await testBroker();
    const service = await startService(() => import('../src/app.module').then((m) => m.AppModule), {
      database,
      broker,
      // Alerts are made by hand, except where a test is about those that make themselves.
      env: { IA_ALERTAS_PAUSA_S: '0', ...env },
    });
    const { people } = service;
    const admin = await people.person({ nombre: 'Ada Admin', rol: 'admin' });
    const teamAdmin = await people.person({ nombre: 'Tomás Jefe' });
    const member = await people.person({ nombre: 'Mario Miembro' });
    const outsider = await people.person({ nombre: 'Olga Ajena' });
    const team = await people.team(
      { [teamAdmin._id]: 'admin', [member._id]: 'miembro' },
      { nombre: 'Equipo Azul' },
    );
    await people.team({ [outsider._id]: 'admin' }, { nombre: 'Equipo Rojo' });
    const world = new World(broker, database, service, admin, teamAdmin, member, outsider, team);
    await streamsReady(await service.app.get(Broker).connected());
    return world;
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.broker.dispose();
  }

  /** Calls as this person; null: without a token. */
  as(person: TestPerson | null): (method: Method, url: string, body?: unknown) => Promise<TestReply> {
    const call = request(this.service.app);
    return (method, url, body) =>
      call(method, `/api${url}`, {
        ...(body === undefined ? {} : { body }),
        ...(person && { token: person.token }),
      });
  }

  collection(name: string) {
    return this.service.connection.collection<{ _id: string; [field: string]: unknown }>(name);
  }

  /** Publishes a state as its owner would and waits for it in the local copy. `datos` null: a tombstone. */
  async state(def: StateDefinition, _id: string, version: number, datos: object | null): Promise<void> {
    const broker = this.service.app.get(Broker);
    const stream = jetstream(await broker.connected());
    const cuerpo = { ...envelope(null), _id, version, datos };
    await stream.publish(broker.subject(`${def.subject}.${_id}`), JSON.stringify(cuerpo));
    const copia = `copia_${def.subject.split('.')[2]}s`;
    await eventually(async () => {
      const doc = await this.collection(copia).findOne({ _id });
      if (!((doc?.['version'] as number) >= version)) throw new Error(`${copia}: ${_id}`);
    });
  }

  async fact(def: FactDefinition, datos: object, actor: string | null = null): Promise<void> {
    const broker = this.service.app.get(Broker);
    const stream = jetstream(await broker.connected());
    const cuerpo = { ...envelope(actor), datos: def.datos.parse(datos) };
    await stream.publish(broker.subject(def.subject), JSON.stringify(cuerpo));
  }

  async proyecto(fields: Partial<Proyecto> = {}): Promise<string> {
    const _id = newId();
    await this.state(proyectoEstado, _id, 1, {
      nombre: 'Tienda',
      clave: 'TIENDA',
      estado: 'activo',
      prioridad: 'media',
      fechaInicio: daysFromNow(-90),
      fechaFin: null,
      createdAt: daysFromNow(-90),
      equipo: this.team,
      creador: null,
      ...fields,
    });
    return _id;
  }

  async epica(proyecto: string, fields: Partial<Epica> = {}): Promise<string> {
    const _id = newId();
    const datos = { titulo: 'Pagos', prioridad: 'media', estado: 'pendiente', createdAt: daysFromNow(-1) };
    await this.state(epicaEstado, _id, 1, { ...datos, proyecto, ...fields });
    return _id;
  }

  async historia(
    proyecto: string,
    epica: string,
    fields: Partial<Historia> = {},
    _id = newId(),
    version = 1,
  ): Promise<string> {
    await this.state(historiaEstado, _id, version, {
      titulo: 'Pagar con tarjeta',
      comoUsuario: 'clienta',
      quiero: 'pagar con tarjeta',
      para: 'acabar antes',
      descripcion: '',
      prioridad: 'media',
      estado: 'pendiente',
      puntos: 3,
      orden: 'a',
      epica,
      sprint: null,
      proyecto,
      createdAt: daysFromNow(-1),
      updatedAt: daysFromNow(0),
      ...fields,
    });
    return _id;
  }

  async tarea(
    proyecto: string,
    historia: string,
    fields: Partial<Tarea & { descripcion: string }> = {},
    _id = newId(),
    version = 1,
  ): Promise<string> {
    await this.state(tareaEstado, _id, version, {
      titulo: 'Pasarela',
      descripcion: '',
      tipo: 'funcionalidad',
      prioridad: 'media',
      estado: 'pendiente',
      asignado: null,
      fechaLimite: null,
      tiempoEstimado: null,
      historia,
      proyecto,
      createdAt: daysFromNow(-1),
      updatedAt: daysFromNow(0),
      ...fields,
    });
    return _id;
  }

  async sprint(proyecto: string, historias: string[], fields: Partial<Sprint> = {}): Promise<string> {
    const _id = newId();
    await this.state(sprintEstado, _id, 1, {
      numero: 1,
      nombre: 'Sprint 1',
      estado: 'en progreso',
      fechaInicio: dayFromNow(-3),
      fechaFin: dayFromNow(11),
      proyecto,
      historias,
      ...fields,
    });
    return _id;
  }
}

const DAY_MS = 86_400_000;

export const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** A calendar day, as midnight UTC. */
export const dayFromNow = (days: number): string => `${daysFromNow(days).slice(0, 10)}T00:00:00.000Z`;

const envelope = (actor: string | null) => ({
  id: newId(),
  ocurrido: new Date().toISOString(),
  correlacion: newId(),
  actor,
});

export { newId };
