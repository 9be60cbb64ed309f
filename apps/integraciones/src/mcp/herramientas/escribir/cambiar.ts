import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { findElemento, fullOf, readElemento, RUTA, type Encontrado } from '../../elementos';
import { isStale, type Producto, type Respuesta } from '../../producto';
import { answered, failed, said } from '../../resultado';
import { campos, claveSchema, motivoSchema, versionSchema } from '../campos';
import { bodyOf, criteriosOf, WRITES } from './cuerpo';

/** Somebody was faster: what it is now, so that the model decides again instead of overwriting. */
export async function staleOf(producto: Producto, found: Encontrado): Promise<CallToolResult> {
  const actual = await readElemento(producto, found);
  const message = `Otra persona lo ha cambiado: ahora va por la versión ${actual['version']}. No se ha guardado nada. Así está:`;
  return failed(message, fullOf(actual, found.tipo));
}

/** With more criteria, which the product adds one by one so that nobody undoes another's tick. */
export async function change(
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

export function addCambiar(server: McpServer, producto: Producto): void {
  server.registerTool(
    'cambiar',
    {
      description:
        'Cambia campos de un elemento. Si otra persona se ha adelantado, se rechaza y dice cómo está.',
      inputSchema: z.strictObject({
        clave: claveSchema,
        version: versionSchema,
        ...campos,
        motivo: motivoSchema,
      }),
      annotations: { ...WRITES, idempotentHint: true },
    },
    ({ clave, version, motivo, ...given }) =>
      answered(async () => {
        const found = await findElemento(producto, clave);
        const body = { ...(await bodyOf(producto, found, given)), version };
        return change(producto.because(motivo), found, body, given.criterios);
      }),
  );
}
