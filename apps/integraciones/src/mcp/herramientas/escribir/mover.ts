import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { findElemento, findSprint, fullOf, readElemento, RUTA, type Encontrado } from '../../elementos';
import { Refusal, type Producto, type Respuesta } from '../../producto';
import { answered, said } from '../../resultado';
import { claveSchema, motivoSchema, versionSchema } from '../campos';
import { change, staleOf } from './cambiar';
import { parentField, WRITES } from './cuerpo';

/** Into this sprint, also the one in progress, where it is a change of scope; empty: out of its own. */
async function putInSprint(
  producto: Producto,
  found: Encontrado,
  version: number,
  nombrado: string,
): Promise<CallToolResult> {
  if (found.tipo !== 'historia')
    throw new Refusal(400, { message: 'Solo las historias entran en un sprint' });
  const target = nombrado === '' ? null : await findSprint(producto, found.proyecto, nombrado);
  const body = { sprint: target?.['_id'] ?? null, version };
  const { historia } = await producto.send('PUT', `${RUTA.historia}/${found._id}/sprint`, body);
  return said(fullOf(historia as Respuesta, found.tipo));
}

export function addMover(server: McpServer, producto: Producto): void {
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
        motivo: motivoSchema,
      }),
      annotations: WRITES,
    },
    ({ clave, version, padre, detras, sprint, motivo }) =>
      answered(async () => {
        const found = await findElemento(producto, clave);
        const current = await readElemento(producto, found);
        if (current['version'] !== version) return staleOf(producto, found);
        const hermano = detras ? (await findElemento(producto, detras))._id : null;
        const body = {
          ...(padre && (await parentField(producto, found.tipo, padre))),
          ...(detras !== undefined && { despuesDe: hermano }),
        };
        const because = producto.because(motivo);
        const placed = Object.keys(body).length
          ? await answered(() => change(because, found, { ...body, version }))
          : said(fullOf(current, found.tipo));
        if (placed.isError || sprint === undefined) return placed;
        // A place that is only proposed has not changed the version.
        const { version: now = version } = (placed.structuredContent ?? {}) as { version?: number };
        return putInSprint(because, found, now, sprint);
      }),
  );
}
