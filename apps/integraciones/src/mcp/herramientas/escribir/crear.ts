import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { findProyecto, fullOf, RUTA, TIPOS } from '../../elementos';
import type { Producto, Respuesta } from '../../producto';
import { answered, said } from '../../resultado';
import { campos, claveSchema, motivoSchema, proyectoSchema } from '../campos';
import { bodyOf, criteriosOf, parentField, WRITES } from './cuerpo';

export function addCrear(server: McpServer, producto: Producto): void {
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
        motivo: motivoSchema,
      }),
      annotations: WRITES,
    },
    ({ tipo, proyecto, padre, motivo, ...given }) =>
      answered(async () => {
        const { _id } = await findProyecto(producto, proyecto);
        const body = {
          ...(await bodyOf(producto, { tipo, proyecto: _id as string }, given)),
          ...criteriosOf(given.criterios),
          proyecto: _id as string,
          ...(padre && (await parentField(producto, tipo, padre))),
        };
        const reply = await producto.because(motivo).send('POST', RUTA[tipo], body);
        return said(fullOf(reply[tipo] as Respuesta, tipo));
      }),
  );
}
