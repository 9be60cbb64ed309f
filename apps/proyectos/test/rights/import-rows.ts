import { eventually, formOf } from '@pmp/testing';
import { newId, type World } from '../world';

type Tree = Awaited<ReturnType<World['tree']>>;

export const csvForm = () => formOf({}, [{ nombre: 'a.csv', bytes: Buffer.from('Título\nUno\n') }]);

const MAPEO = {
  columnas: { Título: 'titulo' },
  tipos: {},
  estados: {},
  prioridades: {},
  personas: {},
  fechas: 'dma',
};

/** Only whoever has uploaded a file sees it: here the creator of the project. */
const only = (status: number) => ({
  nobody: 401,
  outsider: 404,
  member: 404,
  creator: status,
  teamAdmin: 404,
  admin: 404,
});

/** What only administrators may do; nothing can be taken in from a file that is no package. */
export function packageRows(world: () => World) {
  const form = () => world().form(world().admin, 'POST', '/paquetes', csvForm());
  const paqueteOf = async (): Promise<string> => {
    const { paquete } = (await form()).body as { paquete: { _id: string } };
    return `/paquetes/${paquete._id}`;
  };
  const admin = (status: number) => ({
    nobody: 401,
    outsider: 403,
    member: 403,
    creator: 403,
    teamAdmin: 403,
    admin: status,
  });
  return {
    'POST /paquetes': { form: csvForm, expected: admin(201) },
    'GET /paquetes/{id}': { url: paqueteOf, expected: admin(200) },
    'POST /paquetes/{id}/traer': {
      url: async () => `${await paqueteOf()}/traer`,
      body: () => ({ crearFaltantes: true }),
      expected: admin(404),
    },
  };
}

/** The rows of the table of rights that are about one import. */
export function importRows(world: () => World) {
  /** Nobody may have many that are not finished. */
  const uploaded: string[] = [];
  /** A file uploaded by the creator; without a project, an id that no import has. */
  const importOf = async ({ proyecto }: Tree): Promise<string> => {
    const { creator } = world();
    const url = `/importaciones?proyecto=${proyecto._id}`;
    const { body } = await world().form(creator, 'POST', url, csvForm());
    const { _id } = (body['importacion'] ?? {}) as { _id?: string };
    if (_id) uploaded.push(_id);
    for (const old of uploaded.splice(0, Math.max(0, uploaded.length - 5)))
      await world().as(creator)('DELETE', `/importaciones/${old}`);
    return `/importaciones/${_id ?? newId()}`;
  };
  const body = ({ proyecto }: Tree) => ({ destino: { proyecto: proyecto._id }, mapeo: MAPEO });
  const prepare = async (t: Tree) => {
    const url = await importOf(t);
    const creator = world().as(world().creator);
    await creator('PUT', url, body(t));
    // On a busy machine the plan may still be under way.
    await eventually(async () => {
      const { importacion } = (await creator('GET', url)).body as { importacion?: { estado: string } };
      if (importacion?.estado === 'calculando') throw new Error('aún se calcula');
    });
    return url;
  };
  return {
    'GET /importaciones/{id}': { url: importOf, expected: only(200) },
    'GET /importaciones/{id}/filas': {
      url: async (t: Tree) => `${await importOf(t)}/filas`,
      expected: only(200),
    },
    'PUT /importaciones/{id}': { url: importOf, body, expected: only(200) },
    'POST /importaciones/{id}/ejecutar': {
      url: async (t: Tree) => `${await prepare(t)}/ejecutar`,
      expected: only(200),
    },
    'POST /importaciones/{id}/deshacer': {
      url: async (t: Tree) => `${await importOf(t)}/deshacer`,
      expected: only(409),
    },
    'DELETE /importaciones/{id}': { url: importOf, expected: only(200) },
  };
}
