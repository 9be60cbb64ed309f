import {
  type Difference,
  type FileRef,
  type ImportPlan,
  type Kind,
  type Line,
  type Owner,
  type Part,
  type PlaceOfProject,
  type Reading,
  startWriting,
  type StoredVersions,
  type Writing,
} from '@pmp/paquete';
import { ObjectStore } from '@pmp/platform';
import { mongo } from 'mongoose';
import { mensajesPart } from '../../../apps/mensajes/src/paquete/mensajes.part.ts';
import {
  findProject,
  proyectosPart,
  teamOfProject,
  toldStates,
} from '../../../apps/proyectos/src/paquete/proyectos.part.ts';
import { sprintsPart } from '../../../apps/sprints/src/paquete/sprints.part.ts';
import {
  lacksPeople,
  People,
  placeOfProject,
  writePeople,
} from '../../../apps/usuarios/src/paquete/usuarios.part.ts';
import { openSnapshot } from '../../respaldo/dump/snapshot.ts';
import type { Place } from '../../start/place.ts';

/** The services that have something of a project. */
const PARTS = {
  proyectos: proyectosPart,
  sprints: sprintsPart,
  mensajes: mensajesPart,
} as const satisfies { [O in Owner]: Part<never> };

export const OWNERS = Object.keys(PARTS) as Owner[];

type ReadKind = (reading: Reading) => AsyncGenerator<Line<Kind>>;

const READER_OF = new Map(
  Object.entries(PARTS).flatMap(([owner, { readers }]) =>
    Object.entries(readers).map(([kind, read]) => [kind, { owner: owner as Owner, read: read as ReadKind }]),
  ) as [Kind, { owner: Owner; read: ReadKind }][],
);

/** What of a project is read, and what becomes of the bytes of its files. */
export type About = Pick<Reading, 'proyecto' | 'equipo' | 'privadas' | 'digestOf' | 'living'>;

/** A project as it is at a single instant. */
export interface Reader {
  people: People;
  /** The lines of one kind, by id; read kinds in the order of `KINDS`. */
  linesOf<K extends Kind>(kind: K): AsyncGenerator<Line<K>>;
}

const DUPLICATE_KEY = 11_000;
const DURABLE = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const;

/**
 * What the services of an installation offer to whoever packs a project or unpacks it. Nothing else here holds a database:
 * each part is handed its own, and all of them the session in which they see the same instant.
 */
export class Parts {
  private readonly client: mongo.MongoClient;
  private readonly place: Place;

  private constructor(client: mongo.MongoClient, place: Place) {
    this.client = client;
    this.place = place;
  }

  static async open(place: Place): Promise<Parts> {
    return new Parts(await mongo.MongoClient.connect(place.mongodbUri, { appName: 'paquete' }), place);
  }

  close(): Promise<void> {
    return this.client.close();
  }

  findProject(wanted: string): Promise<{ _id: mongo.ObjectId; equipo: mongo.ObjectId }> {
    return findProject(this.base('proyectos'), wanted);
  }

  async placeOf(
    proyecto: string,
    wanted: Omit<Parameters<typeof placeOfProject>[1], 'present'>,
  ): Promise<PlaceOfProject> {
    const present = await teamOfProject(this.base('proyectos'), proyecto);
    return placeOfProject(this.base('usuarios'), { ...wanted, present });
  }

  async atOneInstant<T>(about: About, read: (reader: Reader) => Promise<T>): Promise<T> {
    const { session, end } = await openSnapshot(this.client, this.base('proyectos').databaseName);
    const { objetos } = this.place;
    const objects = objetos ? await ObjectStore.open(objetos) : null;
    const people = new People(this.base('usuarios'), session);
    const linesOf = <K extends Kind>(kind: K) => {
      const { owner, read: readKind } = READER_OF.get(kind)!;
      return readKind({ ...about, session, objects, people, base: this.base(owner) }) as AsyncGenerator<
        Line<K>
      >;
    };
    try {
      return await read({ people, linesOf });
    } finally {
      objects?.close();
      await end();
    }
  }

  async conflictsOf(proyecto: Line<'proyecto'>): Promise<string[]> {
    const all = OWNERS.map((owner) => PARTS[owner].conflictsOf(this.base(owner), proyecto));
    return (await Promise.all(all)).flat();
  }

  storedVersions(difference: Difference, proyecto: string): Promise<StoredVersions[]> {
    return Promise.all(
      OWNERS.map((owner) => PARTS[owner].versionsOf(this.base(owner), difference, proyecto)),
    );
  }

  keepFile(file: FileRef, bytes: Buffer, people: ReadonlyMap<string, string>): Promise<void> {
    return PARTS[file.owner].keepFile(this.base(file.owner), file, bytes, people);
  }

  /** Creates the accounts and the team that the plan needs and this installation lacks. */
  async writePeople(plan: ImportPlan): Promise<void> {
    if (!lacksPeople(plan)) return;
    const needsTeam = plan.where.team === null;
    await this.inTransaction(plan, 'usuarios', (writing) => writePeople(writing, needsTeam));
  }

  write(plan: ImportPlan, owner: Owner): Promise<void> {
    return this.inTransaction(plan, owner, PARTS[owner].write);
  }

  /** Writes one service's part and the messages for its relay, or nothing. */
  private async inTransaction(
    plan: ImportPlan,
    owner: Owner | 'usuarios',
    work: (writing: Writing) => Promise<void>,
  ): Promise<void> {
    const base = this.base(owner);
    const session = this.client.startSession();
    try {
      await session.withTransaction(async () => {
        const writing = startWriting(plan, base, session, toldStates);
        await work(writing);
        await writing.outbox.save(base, session);
      }, DURABLE);
    } catch (error) {
      if ((error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
      throw new Error(`algo de lo que trae ya existe aquí en otro sitio: ${(error as Error).message}`, {
        cause: error,
      });
    } finally {
      await session.endSession();
    }
  }

  private base(owner: Owner | 'usuarios'): mongo.Db {
    return this.client.db(this.place.base(owner));
  }
}
