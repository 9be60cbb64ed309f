import { connect, type NatsConnection } from '@nats-io/transport-node';
import {
  callAs,
  eventually,
  formOf,
  newId,
  PNG,
  startService,
  testBroker,
  testDatabase,
  type Call,
  type RunningService,
  type TestBroker,
} from '@pmp/testing';
import type { Definiciones } from '@pmp/contracts/sprints';
import { objectIds } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import type { Place } from '../../start/place.ts';

const LOADERS = {
  usuarios: () => import('../../../apps/usuarios/src/app.module').then((m) => m.AppModule),
  proyectos: () => import('../../../apps/proyectos/src/app.module').then((m) => m.AppModule),
  sprints: () => import('../../../apps/sprints/src/app.module').then((m) => m.AppModule),
  mensajes: () => import('../../../apps/mensajes/src/app.module').then((m) => m.AppModule),
};
/** Keys, and what has been migrated. */
const KEPT = new Set(['claves', 'copia_claves', 'migraciones', 'relevo']);
type Servicio = keyof typeof LOADERS;
const SERVICIOS = Object.keys(LOADERS) as Servicio[];

interface Account {
  _id: string;
  correo: string;
  nombre: string;
}

/** Accounts and a team as `usuarios` stores them. */
export async function putPeople(base: mongo.Db, accounts: readonly Account[], equipo: string): Promise<void> {
  const now = new Date();
  const rest = { hash: 'nadie', avatar: null, estado: 'activo', sesion: 0, version: 1, createdAt: now };
  await base.collection('usuarios').insertMany(
    accounts.map(({ _id, correo, nombre }, n) => ({
      _id: new mongo.ObjectId(_id),
      nombre,
      correo,
      correoClave: correo,
      rol: n === 0 ? 'admin' : 'usuario',
      ...rest,
    })),
  );
  await base.collection('equipos').insertOne({
    _id: new mongo.ObjectId(equipo),
    nombre: 'Equipo Azul',
    miembros: accounts.map(({ _id }) => ({ usuario: new mongo.ObjectId(_id), rol: 'miembro' })),
    eliminadoEn: null,
    version: 1,
  });
}

/** The services that store parts of a project and its people, running on one broker. */
export class RunningInstallation {
  readonly ana = { _id: newId(), nombre: 'Ana López', correo: '' };
  readonly luis = { _id: newId(), nombre: 'Luis Pérez', correo: '' };
  readonly team = newId();
  readonly client: mongo.MongoClient;
  readonly broker: TestBroker;
  readonly place: Place;
  private readonly services: Record<Servicio, RunningService>;
  private readonly calls: Record<Servicio, Call>;
  private readonly nats: NatsConnection;

  private constructor(
    parts: Pick<RunningInstallation, 'client' | 'broker' | 'place'>,
    services: Record<Servicio, RunningService>,
    nats: NatsConnection,
  ) {
    ({ client: this.client, broker: this.broker, place: this.place } = parts);
    this.services = services;
    this.nats = nats;
    this.calls = {} as Record<Servicio, Call>;
  }

  static async start(): Promise<RunningInstallation> {
    const broker = await testBroker();
    const services = {} as Record<Servicio, RunningService>;
    const bases = new Map<string, string>();
    let database;
    for (const servicio of SERVICIOS) {
      database = await testDatabase();
      bases.set(servicio, database.base);
      services[servicio] = await startService(LOADERS[servicio], { database, broker });
    }
    const place = {
      mongodbUri: database!.uri,
      natsUrl: broker.url,
      prefijo: '',
      servicios: [...bases.keys()],
      base: (servicio: string) => bases.get(servicio)!,
    };
    const client = await mongo.MongoClient.connect(place.mongodbUri);
    const nats = await connect({ servers: broker.url });
    const installation = new RunningInstallation({ client, broker, place }, services, nats);
    await installation.fillPeople();
    return installation;
  }

  base(servicio: string): mongo.Db {
    return this.client.db(this.place.base(servicio));
  }

  async close(): Promise<void> {
    for (const servicio of SERVICIOS) await this.services[servicio].close();
    await this.nats.close();
    await this.client.close();
    await this.broker.dispose();
  }

  async call(servicio: Servicio, ...call: Parameters<Call>): Promise<Record<string, unknown>> {
    const reply = await this.calls[servicio](...call);
    if (reply.status >= 300) throw new Error(`${call[0]} ${call[1]}: ${reply.status} ${reply.text}`);
    return reply.body as Record<string, unknown>;
  }

  status = async (servicio: Servicio, url: string): Promise<number> =>
    (await this.calls[servicio]('GET', url)).status;

  /** A project with one thing of each kind. */
  async fillProject() {
    const proyecto = { _id: newId(), nombre: 'Tienda', clave: 'TIENDA', equipo: this.team };
    await this.call('proyectos', 'POST', '/proyectos', proyecto);
    const inProject = { proyecto: proyecto._id };
    const { epica } = await this.call('proyectos', 'POST', '/epicas', { titulo: 'Pagos', ...inProject });
    const etiquetas = await this.call('proyectos', 'POST', `/etiquetas/proyecto/${proyecto._id}`, {
      nombre: 'Cobros',
      color: 'verde',
    });
    const { _id: etiqueta } = etiquetas['etiqueta'] as { _id: string };
    const historias: string[] = [];
    for (const titulo of ['Pagar con tarjeta', 'Devolver']) {
      const epicaId = (epica as { _id: string })._id;
      const criterios = [{ texto: 'Se ve en el móvil', hecho: true }, { texto: 'Avisa si falla' }];
      const body = { titulo, puntos: 3, epicaId, etiquetas: [etiqueta], criterios, ...inProject };
      const { historia } = await this.call('proyectos', 'POST', '/historias', body);
      historias.push((historia as { _id: string })._id);
    }
    const { body, headers } = formOf(
      { titulo: 'Validar', historiaId: historias[0]!, asignado: this.luis._id, ...inProject },
      [{ nombre: 'plano.png', bytes: PNG }],
    );
    await this.call('proyectos', 'POST', '/tareas', body, headers);
    const ends = { origen: historias[0], destino: historias[1] };
    await this.call('proyectos', 'POST', '/enlaces', { tipo: 'bloquea', ...ends });
    const comentario = { texto: '@Luis Pérez ¿lo ves?' };
    const said = await this.call('proyectos', 'POST', `/historias/${historias[0]!}/comentarios`, comentario);
    await this.mark('proyectos', `/comentarios/${(said.comentario as { _id: string })._id}`);
    await this.call('proyectos', 'PUT', `/historias/${historias[0]!}`, { puntos: 5 });
    await this.call('proyectos', 'POST', `/plantillas/proyecto/${proyecto._id}`, {
      nombre: 'Cobro',
      tipo: 'historia',
      desde: historias[0]!,
    });
    await this.fillViews(proyecto._id);
    await this.fillSprint(proyecto._id, historias);
    await this.fillDefinitions(proyecto._id, historias[0]!);
    await this.fillChat(proyecto._id);
    // As a change that Luis's token proposed and Ana took.
    await this.base('proyectos')
      .collection('historial')
      .updateOne({ campo: 'puntos' }, { $set: { propone: new mongo.ObjectId(this.luis._id) } });
    await this.markAsOutside(proyecto._id, [historias[1]!, etiqueta]);
    return { proyecto: proyecto._id, historias, etiqueta };
  }

  /** As an import does with what it makes. */
  private async markAsOutside(proyecto: string, ids: readonly string[]): Promise<void> {
    await this.base('proyectos')
      .collection('textos_de_fuera')
      .insertMany(objectIds(ids).map((_id) => ({ _id, proyecto: new mongo.ObjectId(proyecto) })));
  }

  /** One of the project, and two private ones, of which one asks for this project only. */
  private async fillViews(proyecto: string): Promise<void> {
    const bodies = [
      {
        nombre: 'Sin empezar',
        consulta: 'estado:pendiente',
        ambito: 'proyecto',
        proyecto,
        agrupar: 'estado',
      },
      { nombre: 'Lo mío', consulta: 'proyecto:tienda asignado:yo', columnas: ['clave', 'vence'] },
      { nombre: 'Todo lo mío', consulta: 'asignado:yo' },
    ];
    for (const body of bodies) await this.call('proyectos', 'POST', '/vistas', body);
  }

  private async fillDefinitions(proyecto: string, historia: string): Promise<void> {
    const path = `/sprints/proyecto/${proyecto}/definiciones`;
    const { definiciones } = await this.call('sprints', 'PUT', path, {
      listo: { puntos: [{ regla: 'puntos' }, { texto: 'Diseño revisado' }], impide: false },
      hecho: { puntos: [{ texto: 'Desplegada' }], impide: true },
    });
    const { listo, hecho } = definiciones as Definiciones;
    for (const { _id } of [listo.puntos[1]!, hecho.puntos[0]!])
      await this.call('sprints', 'PUT', `/sprints/historias/${historia}/definiciones/${_id}`, {
        cumple: true,
      });
  }

  private async fillSprint(proyecto: string, historias: string[]): Promise<void> {
    await eventually(async () => {
      const copies = this.base('sprints').collection<{ _id: string }>('copia_historias');
      if ((await copies.countDocuments({ _id: { $in: historias }, puntos: { $gt: 0 } })) < historias.length)
        throw new Error('las historias no han llegado');
    });
    const fechas = { fechaInicio: '2026-11-20', fechaFin: '2026-12-04' };
    const body = { nombre: 'Sprint 1', ...fechas, historiasSeleccionadas: historias, proyecto };
    const { sprint } = await this.call('sprints', 'POST', '/sprints', body);
    const { _id } = sprint as { _id: string };
    await this.call('sprints', 'POST', `/sprints/${_id}/iniciar`);
    await this.rememberScope(_id, historias[0]!);
    await this.call('sprints', 'POST', '/tableros', { nombre: 'Tablero Principal', proyecto });
  }

  /** What a sprint remembers only over days, and once it is closed. */
  private async rememberScope(sprint: string, historia: string): Promise<void> {
    const named = { _id: historia, clave: 'TIENDA-2', titulo: 'Pagar con tarjeta', puntos: 5 };
    const cambio = { fecha: new Date(), autor: this.ana._id, motivo: 'puntos', historia: named };
    await this.base('sprints')
      .collection('sprints')
      .updateOne(
        { _id: new mongo.ObjectId(sprint) },
        {
          $set: {
            cambios: [{ ...cambio, antes: 3, despues: 5 }],
            cierre: [{ ...named, hecha: false }],
          },
        },
      );
  }

  private async fillChat(proyecto: string): Promise<void> {
    const { body, headers } = formOf({}, [{ nombre: 'acta.png', bytes: PNG }]);
    const { archivos } = await this.call('mensajes', 'POST', '/mensajes/archivos', body, headers);
    const ids = (archivos as { _id: string }[]).map(({ _id }) => _id);
    await this.say(proyecto, 'Hola, @Luis Pérez', ids);
    await this.say(proyecto, 'Mañana más');
    const { mensajes } = await this.call('mensajes', 'GET', `/mensajes/${proyecto}/proyecto`);
    await this.mark('mensajes', `/mensajes/${(mensajes as { _id: string }[])[1]!._id}`);
  }

  private async mark(servicio: Servicio, what: string): Promise<void> {
    await this.call(servicio, 'PUT', `${what}/reaccion`, { emoji: '👍', puesta: true });
    await this.call(servicio, 'PUT', `${what}/decision`, { decidido: true });
  }

  async say(proyecto: string, contenido: string, archivos: string[] = []): Promise<void> {
    const mensaje = {
      contenido,
      tipoChat: 'proyecto',
      tipoReceptor: 'proyecto',
      receptor: proyecto,
      archivos,
    };
    const reply = await this.nats.request(
      'comando.mensajes.enviar.v1',
      JSON.stringify({ usuario: this.ana._id, mensaje }),
      { timeout: 10_000 },
    );
    const { error } = reply.json<{ error?: { message: string } }>();
    if (error) throw new Error(error.message);
  }

  /** As another installation: nothing is left but the keys, and only Ana has an account, with another id. */
  async empty(): Promise<void> {
    for (const servicio of SERVICIOS) await this.forget(servicio, /./);
    this.ana._id = newId();
    await this.putAccounts([this.ana], newId());
  }

  /** What a service has, without its copies of people and teams. */
  async forget(servicio: string, what = /^(?!copia_(usuarios|equipos))/): Promise<void> {
    for (const collection of await this.base(servicio).collections()) {
      const { collectionName: name } = collection;
      if (!KEPT.has(name) && what.test(name)) await collection.deleteMany({});
    }
  }

  private async fillPeople(): Promise<void> {
    for (const account of [this.ana, this.luis]) account.correo = `${newId()}@ejemplo.es`;
    await this.putAccounts([this.ana, this.luis], this.team);
  }

  /** In `usuarios`, and in the copies of all others, as if they had been told. */
  async putAccounts(accounts: readonly Account[], equipo: string): Promise<void> {
    const [ana] = accounts;
    await putPeople(this.base('usuarios'), accounts, equipo);
    for (const servicio of SERVICIOS) {
      const { people, app } = this.services[servicio];
      for (const account of accounts) {
        const person = await people.person({ ...account, rol: account === ana ? 'admin' : 'usuario' });
        await people.change('copia_usuarios', account._id, { correo: account.correo });
        if (account === ana) this.calls[servicio] = callAs(app, person);
      }
      const members = Object.fromEntries(accounts.map(({ _id }, n) => [_id, n === 0 ? 'admin' : 'miembro']));
      await people.team(members as Record<string, 'admin' | 'miembro'>, {
        _id: equipo,
        nombre: 'Equipo Azul',
      });
    }
  }
}
