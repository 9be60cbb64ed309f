import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { findElemento, RUTA } from '../../elementos';
import { Refusal, type Producto } from '../../producto';
import { answered, said } from '../../resultado';
import { claveSchema, motivoSchema } from '../campos';
import { WRITES } from './cuerpo';

export function addComentar(server: McpServer, producto: Producto): void {
  server.registerTool(
    'comentar',
    {
      description:
        'Escribe un comentario en una historia o una tarea. «@Nombre Apellido», el nombre completo, avisa a esa persona.',
      inputSchema: z.strictObject({ clave: claveSchema, texto: z.string().max(5_000), motivo: motivoSchema }),
      annotations: WRITES,
    },
    ({ clave, texto, motivo }) =>
      answered(async () => {
        const found = await findElemento(producto, clave);
        if (found.tipo === 'epica') throw new Refusal(400, { message: 'Las épicas no tienen comentarios' });
        const path = `${RUTA[found.tipo]}/${found._id}/comentarios`;
        const { comentario } = await producto.because(motivo).send('POST', path, { texto });
        return said({ _id: comentario._id, clave });
      }),
  );
}
