import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { findElemento, readElemento, RUTA } from '../../elementos';
import type { Producto } from '../../producto';
import { answered, said } from '../../resultado';
import { claveSchema, motivoSchema, versionSchema } from '../campos';
import { staleOf } from './cambiar';
import { WRITES } from './cuerpo';

export function addEliminar(server: McpServer, producto: Producto): void {
  server.registerTool(
    'eliminar',
    {
      description: 'Lleva a la papelera un elemento con lo que cuelga de él. Pregunta antes a la persona.',
      inputSchema: z.strictObject({ clave: claveSchema, version: versionSchema, motivo: motivoSchema }),
      annotations: { ...WRITES, destructiveHint: true },
    },
    ({ clave, version, motivo }) =>
      answered(async () => {
        const found = await findElemento(producto, clave);
        const current = await readElemento(producto, found);
        if (current['version'] !== version) return staleOf(producto, found);
        await producto.because(motivo).send('DELETE', `${RUTA[found.tipo]}/${found._id}`);
        return said({ clave, eliminado: true, nota: 'Está en la papelera, de donde se puede restaurar' });
      }),
  );
}
