import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import {
  findElemento,
  findProyecto,
  findSprint,
  fullOf,
  readElemento,
  RUTA,
  TIPOS,
  type Encontrado,
  type Tipo,
} from '../elementos';
import { isStale, Refusal, type Producto, type Respuesta } from '../producto';
import { answered, failed, said } from '../resultado';
import { findPersona } from '../personas';
import { campos, CAMPOS_DE, claveSchema, proyectoSchema, versionSchema, type Campos } from './campos';

const PADRE: Record<Tipo, { campo: string; tipo: Tipo } | null> = {
  epica: null,
  historia: { campo: 'epicaId', tipo: 'epica' },
  tarea: { campo: 'historiaId', tipo: 'historia' },
};

/** In the words of the product's API. What was not given is not sent; what this kind of item does not have is refused. */
async function bodyOf(producto: Producto, tipo: Tipo, given: Campos): Promise<Respuesta> {
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  const foreign = named.map(([name]) => name).filter((name) => !(CAMPOS_DE[tipo] as string[]).includes(name));
  if (foreign.length)
    throw new Refusal(400, {
      message: 'No se ha guardado nada',
      errores: foreign.map((campo) => ({ campo, message: `no existe en un elemento de tipo ${tipo}` })),
    });
  const { horas, vence, asignado, criterios: _added, ...same } = given;
  const fields = {
    ...same,
    tiempoEstimado: horas,
    fechaLimite: vence,
    [tipo === 'historia' ? 'responsable' : 'asignado']:
      asignado === undefined ? undefined : await findPersona(producto, asignado),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

async function parentField(producto: Producto, tipo: Tipo, clave: string): Promise<Respuesta> {
  const padre = PADRE[tipo];
  const found = await findElemento(producto, clave);
  if (!padre || found.tipo !== padre.tipo)
    throw new Refusal(400, { message: `«${clave}» no puede contener un elemento de tipo ${tipo}` });
  return { [padre.campo]: found._id };
}

/** Somebody was faster: what it is now, so that the model decides again instead of overwriting. */
async function staleOf(producto: Producto, found: Encontrado): Promise<CallToolResult> {
  const actual = await readElemento(producto, found);
  const message = `Otra persona lo ha cambiado: ahora va por la versión ${actual['version']}. No se ha guardado nada. Así está:`;
  return failed(message, fullOf(actual, found.tipo));
}

const criteriosOf = (textos: readonly string[] | undefined) =>
  textos?.length ? { criterios: textos.map((texto) => ({ texto })) } : undefined;

/** With more criteria, which the product adds one by one so that nobody undoes another's tick. */
async function change(
  producto: Producto,
  found: Encontrado,
  body: Respuesta,
  criterios?: readonly string[],
): Promise<CallToolResult> {
  const path = `${RUTA[found.tipo]}/${found._id}`;
  const added = criteriosOf(criterios);
  try {
    const { version: _read, ...fields } = body;
    if (added && !Object.keys(fields).length) {
      const current = await readElemento(producto, found);
      if (current['version'] !== body['version']) return await staleOf(producto, found);
    } else {
      const reply = await producto.send('PUT', path, body);
      if (!added) return said(fullOf(reply[found.tipo] as Respuesta, found.tipo));
    }
    const reply = await producto.send('POST', `${path}/criterios`, added);
    return said(fullOf(reply[found.tipo] as Respuesta, found.tipo));
  } catch (error) {
    if (isStale(error)) return staleOf(producto, found);
    throw error;
  }
}

/**
 * The sprint that the story is in from now on; null: none. A sprint that is under way is changed by a route of its own,
 * which notes it as a change of scope.
 */
async function putInSprint(
  producto: Producto,
  found: Encontrado,
  nombrado: string,
): Promise<Respuesta | null> {
  if (found.tipo !== 'historia')
    throw new Refusal(400, { message: 'Solo las historias entran en un sprint' });
  const historia = await readElemento(producto, found);
  const from = historia['sprintId']?._id as string | undefined;
  const target = nombrado === '' ? null : await findSprint(producto, found.proyecto, nombrado);
  const sprint = target ?? (from ? (await producto.get(`/sprints/${from}`))['sprint'] : null);
  if (!sprint || (target && from === target['_id'])) return target;
  const [method, path] =
    sprint.estado === 'en progreso' ? (['POST', 'alcance'] as const) : (['PUT', 'historias'] as const);
  await producto.send(method, `/sprints/${sprint._id}/${path}`, {
    [target ? 'anadir' : 'quitar']: [found._id],
  });
  return target;
}

const WRITES = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };

export function addWriters(server: McpServer, producto: Producto): void {
  server.registerTool(
    'crear',
    {
      description: 'Crea una épica, una historia (en una épica) o una tarea (en una historia).',
      inputSchema: z.strictObject({
        tipo: z.enum(TIPOS),
        proyecto: proyectoSchema,
        padre: claveSchema.optional(),
        ...campos,
        titulo: z.string(),
      }),
      annotations: WRITES,
    },
    ({ tipo, proyecto, padre, ...given }) =>
      answered(async () => {
        const { _id } = await findProyecto(producto, proyecto);
        const body = {
          ...(await bodyOf(producto, tipo, given)),
          ...criteriosOf(given.criterios),
          proyecto: _id as string,
          ...(padre && (await parentField(producto, tipo, padre))),
        };
        const reply = await producto.send('POST', RUTA[tipo], body);
        return said(fullOf(reply[tipo] as Respuesta, tipo));
      }),
  );
  server.registerTool(
    'cambiar',
    {
      description:
        'Cambia campos de un elemento. Si otra persona se ha adelantado, se rechaza y dice cómo está.',
      inputSchema: z.strictObject({ clave: claveSchema, version: versionSchema, ...campos }),
      annotations: { ...WRITES, idempotentHint: true },
    },
    ({ clave, version, ...given }) =>
      answered(async () => {
        const found = await findElemento(producto, clave);
        const body = { ...(await bodyOf(producto, found.tipo, given)), version };
        return change(producto, found, body, given.criterios);
      }),
  );
  server.registerTool(
    'comentar',
    {
      description: 'Escribe un comentario en una historia o una tarea. «@Nombre» avisa a esa persona.',
      inputSchema: z.strictObject({ clave: claveSchema, texto: z.string().max(5_000) }),
      annotations: WRITES,
    },
    ({ clave, texto }) =>
      answered(async () => {
        const found = await findElemento(producto, clave);
        if (found.tipo === 'epica') throw new Refusal(400, { message: 'Las épicas no tienen comentarios' });
        const path = `${RUTA[found.tipo]}/${found._id}/comentarios`;
        const { comentario } = await producto.send('POST', path, { texto });
        return said({ _id: comentario._id, clave });
      }),
  );
  server.registerTool(
    'mover',
    {
      description: 'Lleva un elemento a otro padre, detrás de un hermano o a un sprint.',
      inputSchema: z.strictObject({
        clave: claveSchema,
        version: versionSchema,
        padre: claveSchema.optional(),
        detras: z.string().max(20).optional().describe('Clave del hermano; vacío: el primero'),
        sprint: z.string().optional().describe('Nombre o id; vacío: fuera de su sprint'),
      }),
      annotations: WRITES,
    },
    ({ clave, version, padre, detras, sprint }) =>
      answered(async () => {
        const found = await findElemento(producto, clave);
        const current = await readElemento(producto, found);
        if (current['version'] !== version) return staleOf(producto, found);
        const hermano = detras ? (await findElemento(producto, detras))._id : null;
        const body = {
          ...(padre && (await parentField(producto, found.tipo, padre))),
          ...(detras !== undefined && { despuesDe: hermano }),
        };
        const moved = Object.keys(body).length
          ? await change(producto, found, { ...body, version })
          : said(fullOf(current, found.tipo));
        if (moved.isError || sprint === undefined) return moved;
        const sprintId = await putInSprint(producto, found, sprint);
        // Who owns the story learns of its sprint a moment later: what was read of it would name the one before.
        return said(fullOf({ ...(await readElemento(producto, found)), sprintId }, found.tipo));
      }),
  );
}
