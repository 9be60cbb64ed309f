import type { Kind, Line, Owner, Part, Reading } from '@pmp/paquete';
import { ObjectStore } from '@pmp/platform';
import type { mongo } from 'mongoose';
import { mensajesPart } from '../../../apps/mensajes/src/paquete/mensajes.part.ts';
import { proyectosPart } from '../../../apps/proyectos/src/paquete/proyectos.part.ts';
import { sprintsPart } from '../../../apps/sprints/src/paquete/sprints.part.ts';
import type { Place } from '../../start/place.ts';

/** The services that have something of a project. */
export const PARTS = {
  proyectos: proyectosPart,
  sprints: sprintsPart,
  mensajes: mensajesPart,
} as const satisfies { [O in Owner]: Part<never> };

export const OWNERS = Object.keys(PARTS) as Owner[];

/** The databases of an installation, by service; each is for its own part only. */
export type Bases = Record<Owner | 'usuarios', mongo.Db>;

export const basesOf = (client: mongo.MongoClient, place: Place): Bases => ({
  usuarios: client.db(place.base('usuarios')),
  proyectos: client.db(place.base('proyectos')),
  sprints: client.db(place.base('sprints')),
  mensajes: client.db(place.base('mensajes')),
});

/** What reads the files of an installation that are in a store of objects; null: there is none. */
export const openObjects = ({ objetos }: Place): Promise<ObjectStore> | null =>
  objetos ? ObjectStore.open(objetos) : null;

const READERS = Object.entries(PARTS).flatMap(([owner, { readers }]) =>
  Object.entries(readers).map(([kind, read]) => [kind, { owner: owner as Owner, read }] as const),
);
const READER_OF = new Map<string, (typeof READERS)[number][1]>(READERS);

/** The lines of one kind, by id; read kinds in the order of `KINDS`. */
export function readKind<K extends Kind>(
  bases: Bases,
  reading: Omit<Reading, 'base'>,
  kind: K,
): AsyncGenerator<Line<K>> {
  const { owner, read } = READER_OF.get(kind)!;
  return read({ ...reading, base: bases[owner] }) as AsyncGenerator<Line<K>>;
}
