import { ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import { contextoOf } from './contexto';
import { asProtocolError, findProyecto, isId, listProyectos, listSprints } from './elementos';
import { Refusal, type Producto, type Respuesta } from './producto';
import { textOf } from './resultado';
import { resumenOf } from './sprint';

const JSON_TYPE = 'application/json';
const ESQUEMA = 'pmp://';

/** What is no text at all names nothing that could be seen. */
function one(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? (value[0] ?? '') : (value ?? '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function contents(uri: URL, read: () => Promise<unknown>) {
  try {
    return { contents: [{ uri: uri.href, mimeType: JSON_TYPE, text: textOf(await read()) }] };
  } catch (error) {
    throw asProtocolError(error);
  }
}

async function readProyecto(producto: Producto, nombrado: string): Promise<Respuesta> {
  const found = await findProyecto(producto, nombrado);
  const { _id, clave, nombre, descripcion, estado, fechaInicio, fechaFin } = found;
  const sprints = await listSprints(producto, String(_id));
  return {
    clave,
    nombre,
    descripcion,
    estado,
    fechaInicio,
    fechaFin,
    sprints: sprints.map((sprint) => ({
      uri: `${ESQUEMA}sprints/${sprint['_id']}`,
      nombre: sprint['nombre'] as string,
      estado: sprint['estado'] as string,
    })),
  };
}

/** What a person can hand to a model to read. */
export function addResources(server: McpServer, producto: Producto): void {
  const proyectos = async () => ({
    resources: (await listProyectos(producto)).map(({ clave, nombre }) => ({
      uri: `${ESQUEMA}proyectos/${encodeURIComponent(String(clave))}`,
      name: String(nombre),
      mimeType: JSON_TYPE,
    })),
  });
  server.registerResource(
    'proyecto',
    new ResourceTemplate(`${ESQUEMA}proyectos/{clave}`, { list: proyectos }),
    { title: 'Proyecto', description: 'Un proyecto y sus sprints', mimeType: JSON_TYPE },
    (uri, { clave }) => contents(uri, () => readProyecto(producto, one(clave))),
  );
  server.registerResource(
    'sprint',
    new ResourceTemplate(`${ESQUEMA}sprints/{id}`, { list: undefined }),
    { title: 'Sprint', description: 'Cómo va un sprint', mimeType: JSON_TYPE },
    (uri, { id }) =>
      contents(uri, () => {
        if (!isId(one(id))) throw new Refusal(404, { message: 'El sprint no existe' });
        return resumenOf(producto, { _id: one(id) });
      }),
  );
  server.registerResource(
    'elemento',
    new ResourceTemplate(`${ESQUEMA}elementos/{clave}`, { list: undefined }),
    { title: 'Elemento', description: 'Una épica, historia o tarea con su contexto', mimeType: JSON_TYPE },
    (uri, { clave }) => contents(uri, () => contextoOf(producto, one(clave))),
  );
}
