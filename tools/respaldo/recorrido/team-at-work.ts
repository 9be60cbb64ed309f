import { randomBytes } from 'node:crypto';
import { FormData } from 'undici';
import type { HttpUser } from '../../callers/http-user.ts';

const PAUSE_MS = 15;
const EVERY_NTH_WITH_FILE = 5;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Written {
  id: string;
  /** When the product confirmed it, by this machine's clock. */
  at: number;
  withFile: boolean;
}

const newId = () => randomBytes(12).toString('hex');

export function formWithFile(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('archivo', new Blob([PNG], { type: 'image/png' }), 'plano.png');
  return form;
}

interface Workplace {
  proyecto: string;
  historiaId: string;
  /** The person who is notified of every new task. */
  asignado: string;
}

/** In a project of this person, who is to be given tasks there. */
export async function findWorkplace(user: HttpUser, asignado: string): Promise<Workplace> {
  const { proyectos } = (await user.expect(200, 'GET', '/api/proyectos')).json<{
    proyectos: { _id: string }[];
  }>();
  for (const { _id } of proyectos) {
    const reply = await user.expect(200, 'GET', `/api/historias/proyecto/${_id}`);
    const [historia] = reply.json<{ historias: { _id: string }[] }>().historias;
    if (historia) return { proyecto: _id, historiaId: historia._id, asignado };
  }
  throw new Error('no hay ninguna historia en el espacio de demostración');
}

export async function createTarea(user: HttpUser, place: Workplace, n: number): Promise<Written> {
  const id = newId();
  const withFile = n % EVERY_NTH_WITH_FILE === 0;
  const fields = { _id: id, titulo: `Tarea ${n} durante la copia`, ...place };
  await user.expect(201, 'POST', '/api/tareas', withFile ? formWithFile(fields) : fields);
  return { id, at: Date.now(), withFile };
}

/** Creates tasks until stopped; each reaches the copies of other services and its person's notifications. */
export function workOn(user: HttpUser, place: Workplace): { stop(): Promise<Written[]> } {
  const written: Written[] = [];
  let stopping = false;
  const working = (async () => {
    for (let n = 1; !stopping; n += 1) {
      written.push(await createTarea(user, place, n));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  return {
    stop: async () => {
      stopping = true;
      await working;
      return written;
    },
  };
}
