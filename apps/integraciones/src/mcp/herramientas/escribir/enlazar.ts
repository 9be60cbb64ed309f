import type { McpServer } from '@modelcontextprotocol/server';
import { isOculto, TIPOS_ENLACE, type Enlace } from '@pmp/contracts/proyectos';
import { z } from 'zod';
import { findElemento } from '../../elementos';
import { Refusal, type Producto } from '../../producto';
import { answered, said } from '../../resultado';
import { claveSchema } from '../campos';
import { WRITES } from './cuerpo';

interface Ends {
  tipo: string;
  origen: string;
  destino: string;
}

/** Throws where they are not linked so. */
async function unlink(producto: Producto, { tipo, origen, destino }: Ends): Promise<void> {
  const { enlaces } = (await producto.get(`/enlaces/elemento/${origen}`)) as unknown as { enlaces: Enlace[] };
  const found = enlaces.find((enlace) => {
    const ends = [enlace.origen, enlace.destino].map((end) => (isOculto(end) ? '' : end._id));
    const isDirected = enlace.tipo !== 'relaciona';
    const isSame = ends[0] === origen && ends[1] === destino;
    return enlace.tipo === tipo && (isSame || (!isDirected && ends[0] === destino && ends[1] === origen));
  });
  if (!found) throw new Refusal(404, { message: 'No están enlazados así' });
  await producto.send('DELETE', `/enlaces/${found._id}`);
}

export function addEnlazar(server: McpServer, producto: Producto): void {
  server.registerTool(
    'enlazar',
    {
      description:
        'Enlaza dos historias o tareas, o lo quita: la primera bloquea, relaciona o duplica la otra.',
      inputSchema: z.strictObject({
        clave: claveSchema,
        tipo: z.enum(TIPOS_ENLACE),
        con: claveSchema,
        quitar: z.boolean().optional(),
      }),
      annotations: WRITES,
    },
    ({ clave, tipo, con, quitar = false }) =>
      answered(async () => {
        const [origen, destino] = [await findElemento(producto, clave), await findElemento(producto, con)];
        const ends = { tipo, origen: origen._id, destino: destino._id };
        if (quitar) await unlink(producto, ends);
        else await producto.send('POST', '/enlaces', ends);
        return said({ clave, tipo, con, enlazadas: !quitar });
      }),
  );
}
