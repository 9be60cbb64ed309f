import { papeleraReplySchema } from '@pmp/contracts/proyectos';
import { formOf, PNG, type TestPerson } from '@pmp/testing';
import { Types } from 'mongoose';
import { Sweeper } from '../src/papelera/sweeper';
import { World, type Heard } from './world';

type Tree = Awaited<ReturnType<World['tree']>>;
type Body = Record<string, unknown>;

export const CHILDREN = ['epicas', 'historias', 'tareas'] as const;
export const DAY_MS = 86_400_000;
/** After this silence a process that restored or purged counts as dead. */
export const SILENCE_MS = 31_000;

/** Without the version, which restoring changes. */
export const asItWas = ({ version: _version, ...rest }: Body): Body => rest;

export const newest = (heard: Heard, subject: string) =>
  heard.messages.findLast((message) => message.subject === subject)?.body;

/** What tests do with the trash. */
export function papeleraOf(world: () => World) {
  const get = (path: string, person: TestPerson = world().member) => world().as(person)('GET', path);
  const service = <T>(type: abstract new (...args: never[]) => T): T =>
    world().service.app.get<T>(type as never, { strict: false });
  return {
    get,
    service,
    remove: (path: string, person = world().creator) => world().as(person)('DELETE', path),
    restore: (id: string, person = world().creator, body: object = {}) =>
      world().as(person)('POST', `/papelera/${id}/restaurar`, body),
    trash: async (query = '', person = world().creator) =>
      papeleraReplySchema.parse((await get(`/papelera${query}`, person)).body),
    sweep: (ms = 0) => service(Sweeper).sweep(new Date(Date.now() + ms)),
    /** Counts of the epics, stories and tasks that exist. */
    living: (proyecto: string) => {
      const where = { proyecto: new Types.ObjectId(proyecto) };
      return Promise.all(CHILDREN.map((name) => world().collection(name).countDocuments(where)));
    },
    /** What the API shows of the tree. */
    shown: ({ epica, historia, tarea }: Omit<Tree, 'proyecto'>): Promise<Body[]> =>
      Promise.all(
        [`/epicas/${epica._id}`, `/historias/${historia._id}`, `/tareas/${tarea._id}`].map(async (path) => {
          const { epica: one, historia: two, tarea: three } = (await get(path)).body;
          return asItWas((one ?? two ?? three) as Body);
        }),
      ),
    upload: (tarea: string) =>
      world().form(
        world().creator,
        'POST',
        `/tareas/${tarea}/archivos`,
        formOf({}, [{ nombre: 'a.png', bytes: PNG }]),
      ),
    /** Restarts the service, as after a crash. */
    restart: async () => {
      await world().service.app.close();
      const { database, broker } = world();
      Object.assign(world(), { service: await World.startService(database, broker) });
    },
  };
}
