import type { FilaPlan, Importacion, ImportacionUpdate } from '@pmp/contracts/proyectos';
import { eventually, formOf, type TestPerson } from '@pmp/testing';
import { zipOf } from './zip-of';
import type { World } from '../world';

/** An archive with a table, the files that it names, and one that nobody may upload. */
const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(600)]);
const csv = [
  'Key,Title,Type,Parent,Attachment,Attachment',
  'K-1,Con archivo,Story,,captura.png,falta.pdf',
  'K-2,Hija,Sub-task,K-1,04/Mar/24 10:00 AM;luis;captura.png;https://jira.example/secure/attachment/1/captura.png,',
].join('\n');
const files = { 'datos/export.csv': csv, 'datos/K-1/captura.png': png, 'datos/K-2/captura.png': png };
export const EXPORT = zipOf({ ...files, 'datos/virus.exe': 'MZ no es nada' });

/** What a person does with imports, as the member of the team. */
export function imports(world: () => World) {
  const upload = (texto: string | Buffer, query: string, person = world().member, nombre = 'jira.csv') =>
    world().form(
      person,
      'POST',
      `/importaciones?${query}`,
      formOf({}, [{ nombre, bytes: Buffer.from(texto) }]),
    );
  const received = async (texto: string | Buffer, query: string, nombre?: string): Promise<Importacion> => {
    const { status, body } = await upload(texto, query, world().member, nombre);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body['importacion'] as Importacion;
  };
  const prepared = async ({ _id, destino, mapeo }: Importacion, changes: Partial<ImportacionUpdate> = {}) => {
    const { status, body } = await world().as(world().member)('PUT', `/importaciones/${_id}`, {
      destino,
      mapeo,
      ...changes,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return ended(body['importacion'] as Importacion, 'preparada');
  };
  const get = async ({ _id }: Importacion): Promise<Importacion> =>
    (await world().as(world().member)('GET', `/importaciones/${_id}`)).body['importacion'] as Importacion;
  const post = (what: string, { _id }: Importacion, person: TestPerson = world().member) =>
    world().as(person)('POST', `/importaciones/${_id}/${what}`);
  const ended = (one: Importacion, estado: string) =>
    eventually(async () => {
      const now = await get(one);
      if (now.estado !== estado) throw new Error(`${now.estado} ${now.motivo ?? ''}`);
      return now;
    });
  const run = async (one: Importacion): Promise<Importacion> => {
    const { status, body } = await post('ejecutar', one);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return ended(one, 'terminada');
  };
  const rowsOf = async ({ _id }: Importacion, query = ''): Promise<FilaPlan[]> =>
    (await world().as(world().member)('GET', `/importaciones/${_id}/filas${query}`)).body[
      'filas'
    ] as FilaPlan[];
  const listOf = async <T>(path: string, proyecto: string): Promise<T[]> =>
    (await world().as(world().member)('GET', `/${path}/proyecto/${proyecto}`)).body[
      path
    ] as T[]; /** With Ana's mail for the member, as the accounts of tests have mails of their own. */
  const withAna = (one: Importacion) => {
    const { correo } = world().member as unknown as { correo?: string };
    const mapeo = {
      ...one.mapeo,
      personas: { ...one.mapeo.personas, 'ana@ejemplo.test': world().member._id },
    };
    return correo ? { mapeo } : { mapeo };
  };

  return { upload, received, prepared, post, ended, run, rowsOf, listOf, get, withAna };
}
