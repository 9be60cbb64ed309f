import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { findElemento, findSprint, fullOf, readElemento, type Encontrado } from '../../elementos';
import { Refusal, type Producto, type Respuesta } from '../../producto';
import { answered, said } from '../../resultado';
import { claveSchema, motivoSchema, versionSchema } from '../campos';
import { change, staleOf } from './cambiar';
import { parentField, WRITES } from './cuerpo';

/** The sprint that the story is in from now on; null: none. In one that is under way it is a change of scope. */
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
  const destino = (target?.['_id'] as string | undefined) ?? null;
  if ((from ?? null) !== destino)
    await producto.send('PUT', '/sprints/lote', {
      proyecto: found.proyecto,
      historias: [found._id],
      destino,
      alcance: true,
    });
  return target;
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
        const moved = Object.keys(body).length
          ? await change(producto.because(motivo), found, { ...body, version })
          : said(fullOf(current, found.tipo));
        if (moved.isError || sprint === undefined) return moved;
        const sprintId = await putInSprint(producto, found, sprint);
        // Who owns the story learns of its sprint a moment later: what was read of it would name the one before.
        return said(fullOf({ ...(await readElemento(producto, found)), sprintId }, found.tipo));
      }),
  );
}
