import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { contextoOf } from '../contexto';
import { decisionesOf } from '../decisiones';
import { briefOf, listProyectos } from '../elementos';
import type { Producto, Respuesta } from '../producto';
import { answered, said } from '../resultado';
import { previsionOf, sprintOf } from '../sprint';
import { claveSchema, proyectoSchema } from './campos';

const LIMITE = 20;
const MAX_LIMITE = 100;
const READS = { readOnlyHint: true, openWorldHint: false };

export function addReaders(server: McpServer, producto: Producto): void {
  server.registerTool(
    'proyectos',
    { description: 'Los proyectos que puedes ver, con su clave.', annotations: READS },
    () =>
      answered(async () =>
        said({
          proyectos: (await listProyectos(producto)).map(({ _id, clave, nombre, estado, fechaFin }) => ({
            _id: _id as string,
            clave: clave as string,
            nombre: nombre as string,
            estado: estado as string,
            ...(fechaFin && { fin: String(fechaFin).slice(0, 10) }),
          })),
        }),
      ),
  );
  server.registerTool(
    'buscar',
    {
      description:
        'Busca épicas, historias y tareas con una consulta: tipo:historia estado:pendiente,"en progreso" asignado:yo proyecto:TIENDA sprint:actual prioridad>=alta puntos>3 vence<7d etiqueta:web epica:TIENDA-1 sin:asignado abierta bloqueada, palabras sueltas, «o», paréntesis, «-» para negar y orden:-actualizada.',
      inputSchema: z.strictObject({
        q: z.string().max(2_000).describe('La consulta; vacía: todo'),
        limite: z.int().min(1).max(MAX_LIMITE).optional(),
        cursor: z.string().optional().describe('`siguiente` de la página anterior'),
      }),
      annotations: READS,
    },
    ({ q, limite = LIMITE, cursor }) =>
      answered(async () => {
        const found = await producto.get('/elementos', { q, limite, cursor });
        return said({
          total: found['total'],
          elementos: (found['elementos'] as Respuesta[]).map((elemento) => briefOf(elemento)),
          ...(found['siguiente'] && { siguiente: found['siguiente'] }),
        });
      }),
  );
  server.registerTool(
    'leer',
    {
      description:
        'Un elemento con su contexto: todo lo que dice, su padre, sus hijos, sus enlaces y sus últimos comentarios. Da la versión que piden cambiar y mover.',
      inputSchema: z.strictObject({ clave: claveSchema }),
      annotations: READS,
    },
    ({ clave }) => answered(async () => said(await contextoOf(producto, clave))),
  );
  server.registerTool(
    'sprint',
    {
      description: 'Cómo va un sprint: puntos comprometidos y hechos, cambios de alcance e historias.',
      inputSchema: z.strictObject({
        proyecto: proyectoSchema,
        sprint: z.string().optional().describe('Nombre o id; sin él, el que está en curso'),
      }),
      annotations: READS,
    },
    ({ proyecto, sprint }) => answered(async () => said(await sprintOf(producto, proyecto, sprint))),
  );
  server.registerTool(
    'prevision',
    {
      description: 'Cuántos sprints faltan para terminar un proyecto, según los que ya se han hecho.',
      inputSchema: z.strictObject({ proyecto: proyectoSchema }),
      annotations: READS,
    },
    ({ proyecto }) => answered(async () => said(await previsionOf(producto, proyecto))),
  );
  server.registerTool(
    'decisiones',
    {
      description: 'Lo decidido en los comentarios y el chat de un proyecto.',
      inputSchema: z.strictObject({
        proyecto: proyectoSchema,
        q: z.string().optional(),
        desde: z.string().optional().describe('AAAA-MM-DD'),
      }),
      annotations: READS,
    },
    ({ proyecto, ...buscadas }) =>
      answered(async () => said(await decisionesOf(producto, proyecto, buscadas))),
  );
}
