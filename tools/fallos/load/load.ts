import { seedPeople } from '../../bench/seed/people.ts';
import { seedTablero } from '../../bench/seed/tablero.ts';
import { idOf } from '../../bench/seed/ids.ts';
import { Client } from './client.ts';
import { type Clase, Ledger } from '../plan/ledger.ts';
import { Person, type Place } from './person.ts';
import { ADMIN } from '../faults/product-under-test.ts';
import { Random } from '../plan/random.ts';

/**
 * How many people get tasks and mentions: enough that nobody comes close to the limit of a thousand stored
 * notifications.
 */
const OTHERS = 60;
const STORIES_EACH = 60;

export interface Load {
  ledger: Ledger;
  tablero: string;
  people: { _id: string; token: string }[];
  /** How often each kind of request got each answer. */
  answers: Map<string, number>;
  stop(): Promise<void>;
}

/** Fills an empty product and lets `workers` people work in it until they are stopped. */
export async function startLoad(baseUrl: string, workers: number, seed: number): Promise<Load> {
  const { users, equipo } = await seedPeople(baseUrl, ADMIN, workers + OTHERS);
  const proyecto = idOf('proyecto', 1);
  const body = { _id: proyecto, nombre: 'Proyecto a prueba', clave: 'PRUEBA', equipo };
  await users[0]!.insist('POST', '/api/proyectos', body);
  const tablero = await seedTablero(users, proyecto, workers * STORIES_EACH);
  const people = users.map(({ _id, token }) => ({ _id, token }));
  const place: Place = {
    proyecto,
    epicas: Array.from({ length: 10 }, (_, n) => idOf('epica', n + 1)),
    equipo,
    columnas: tablero.columnas,
    others: people.map(({ _id }, n) => ({ _id, nombre: `Persona persona${n}@banco.es` })).slice(workers),
  };
  await Promise.all(users.map((user) => user.close()));

  const ledger = new Ledger();
  const answers = new Map<string, number>();
  const stopping = new AbortController();
  const heard = (clase: Clase, estado: string) => {
    const key = `${clase} ${estado}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
  };
  const clients = people.slice(0, workers).map(({ token }) => new Client(baseUrl, token));
  const working = clients.map((client, n) => {
    const onBoard = tablero.historias.slice(n * STORIES_EACH, (n + 1) * STORIES_EACH);
    const parts = { client, place, ledger, random: new Random(seed + n + 1), onBoard };
    return new Person(n + 1, parts, heard).work(stopping.signal);
  });
  return {
    ledger,
    tablero: tablero._id,
    people,
    answers,
    stop: async () => {
      stopping.abort();
      await Promise.all(working);
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}
