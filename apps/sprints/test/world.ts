import type { Sprint, Tablero, TableroReply } from '@pmp/contracts/sprints';
import {
  eventually,
  makeCast,
  newId,
  ProyectosStub,
  startService,
  streamsReady,
  testBroker,
  testDatabase,
  TestWorld,
  type Cast,
  type HistoriaDatos,
  type RunningService,
  type TestBroker,
  type TestDatabase,
  type TestReply,
} from '@pmp/testing';

type Fields = Record<string, unknown>;

/** A project with its stories, as `proyectos` has published them. */
export interface Backlog {
  proyecto: string;
  epica: string;
  historias: string[];
}

/** The service on a real broker and database, next to a stand-in for the owner of projects and stories. */
export class World extends TestWorld {
  protected override readonly subjects = ['hecho.sprints.>', 'estado.sprints.>', 'vivo.>'];

  private constructor(
    database: TestDatabase,
    broker: TestBroker,
    service: RunningService,
    readonly proyectos: ProyectosStub,
    cast: Cast,
  ) {
    super(database, broker, service, cast);
  }

  static async start(): Promise<World> {
    const database = await testDatabase();
    const broker = await testBroker();
    const service = await World.startService(database, broker);
    const cast = await makeCast(service.people);
    const proyectos = await ProyectosStub.start(broker.url);
    await streamsReady(proyectos.connection);
    return new World(database, broker, service, proyectos, cast);
  }

  static startService(database: TestDatabase, broker: TestBroker): Promise<RunningService> {
    return startService(() => import('../src/app.module').then((m) => m.AppModule), { database, broker });
  }

  override async close(): Promise<void> {
    await this.proyectos.close();
    await super.close();
  }

  /** A project whose stories have arrived; each entry gives the fields of one story. */
  async backlog(stories: Partial<HistoriaDatos>[] = [{}, {}, {}], person = this.creator): Promise<Backlog> {
    const proyecto = this.proyectos.proyecto(this.team, person._id);
    const epica = this.proyectos.epica(proyecto);
    const historias = stories.map((fields) => this.proyectos.historia(proyecto, epica, fields));
    await this.arrived('copia_proyectos', proyecto);
    await this.arrived('copia_epicas', epica);
    for (const historia of historias) await this.arrived('copia_historias', historia);
    return { proyecto, epica, historias };
  }

  /** Waits until the local copy has this version of the entity, or a newer one. */
  async arrived(collection: string, id: string, version = 1): Promise<void> {
    await eventually(async () => {
      const doc = await this.collection(collection).findOne({ _id: id as never });
      if (!((doc?.['version'] as number) >= version)) throw new Error(`${collection}: ${id}`);
    });
  }

  async changeHistoria(id: string, fields: Partial<HistoriaDatos>): Promise<void> {
    this.proyectos.changeHistoria(id, fields);
    await this.arrived('copia_historias', id, this.proyectos.historias.get(id)!.version);
  }

  async sprint(proyecto: string, historias: string[] = [], fields: Fields = {}): Promise<Sprint> {
    const reply = await this.as(this.creator)('POST', '/sprints', {
      nombre: 'Sprint',
      fechaInicio: '2026-11-20',
      fechaFin: '2026-12-04',
      proyecto,
      historiasSeleccionadas: historias,
      ...fields,
    });
    return answered(reply, 201).sprint as Sprint;
  }

  async running(proyecto: string, historias: string[], fields: Fields = {}): Promise<Sprint> {
    const { _id } = await this.sprint(proyecto, historias, fields);
    return answered(await this.as(this.creator)('POST', `/sprints/${_id}/iniciar`)).sprint as Sprint;
  }

  async tablero(proyecto: string, nombre = 'Tablero Principal'): Promise<Tablero> {
    const reply = await this.as(this.creator)('POST', '/tableros', { nombre, descripcion: '', proyecto });
    return answered(reply, reply.status === 200 ? 200 : 201).tablero as Tablero;
  }

  async board(id: string): Promise<TableroReply> {
    return answered(await this.as(this.member)('GET', `/tableros/${id}`)) as unknown as TableroReply;
  }

  /** A project with a board, three pending stories in a running sprint, and a fourth in none. */
  async tree() {
    const backlog = await this.backlog([{}, {}, {}, {}]);
    const sprint = await this.running(backlog.proyecto, backlog.historias.slice(0, 3));
    const tablero = await this.tablero(backlog.proyecto);
    const { columnas } = await this.board(tablero._id);
    const historia = backlog.historias[0]!;
    const [primera, columna, ultima] = columnas.map(({ _id }) => _id) as [string, string, string];
    return { ...backlog, sprint: sprint._id, tablero: tablero._id, primera, columna, ultima, historia };
  }
}

/** The columns of a board as one sends them to change nothing. */
export const columnasOf = ({
  primera,
  columna,
  ultima,
}: Record<'primera' | 'columna' | 'ultima', string>) => [
  { _id: primera, nombre: 'Por hacer', estado: 'pendiente' },
  { _id: columna, nombre: 'En progreso', estado: 'en progreso' },
  { _id: ultima, nombre: 'Completado', estado: 'completada' },
];

export function answered(reply: TestReply, status = 200): Record<string, unknown> {
  if (reply.status !== status) throw new Error(`${reply.status}: ${reply.text}`);
  return reply.body as Record<string, unknown>;
}

export { newId };
