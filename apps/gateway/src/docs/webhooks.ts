import { idSchema, type FactDefinition } from '@pmp/contracts/common';
import {
  asuntoOf,
  envioSchema,
  HECHO_DE_PRUEBA,
  HECHOS_DE_WEBHOOK,
  type HechoDeWebhook,
} from '@pmp/contracts/integraciones';
import * as proyectos from '@pmp/contracts/proyectos';
import { MUESTRAS as muestrasDeProyectos } from '@pmp/contracts/proyectos/muestras';
import * as sprints from '@pmp/contracts/sprints';
import { MUESTRAS as muestrasDeSprints } from '@pmp/contracts/sprints/muestras';
import { schemaOf } from '@pmp/platform/edge';
import { z } from 'zod';

const MUESTRAS = { ...muestrasDeProyectos, ...muestrasDeSprints };

const UNO: Record<string, string> = {
  proyecto: 'un proyecto',
  epica: 'una épica',
  historia: 'una historia',
  tarea: 'una tarea',
  comentario: 'un comentario',
  etiqueta: 'una etiqueta',
  sprint: 'un sprint',
};

const VERBO: Record<string, string> = {
  cread: 'Se ha creado',
  actualizad: 'Ha cambiado',
  eliminad: 'Se ha eliminado',
  restaurad: 'Se ha restaurado',
  asignad: 'Se ha asignado',
  iniciad: 'Ha empezado',
  finalizad: 'Ha terminado',
  cancelad: 'Se ha cancelado',
};

const isFact = (value: unknown): value is FactDefinition =>
  typeof value === 'object' && value !== null && 'subject' in value && 'datos' in value;

const FACTS: ReadonlyMap<string, FactDefinition> = new Map(
  [...Object.values<unknown>(proyectos), ...Object.values<unknown>(sprints)]
    .filter(isFact)
    .map((fact) => [fact.subject, fact]),
);

const header = (name: string, description: string, schema: object) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});

/** As Standard Webhooks has them. */
const HEADERS = [
  header('webhook-id', 'El mismo en cada intento: con él se descarta lo que ya llegó', { type: 'string' }),
  header('webhook-timestamp', 'Segundos desde 1970: cuándo se firmó', { type: 'integer' }),
  header('webhook-signature', 'Una o varias firmas `v1,…`, separadas por espacios: basta con que valga una', {
    type: 'string',
  }),
];

const RESPONSES = {
  '2XX': { description: 'Recibido' },
  '410': { description: 'No se quiere recibir nada más: se desactiva al momento' },
  default: {
    description: 'Cualquier otra cosa, o nada en 10 segundos: se vuelve a intentar durante tres días',
  },
};

/** Which webhook is tried out. */
const pruebaSchema = z.object({ webhook: idSchema, nombre: z.string() });

/** `historia.creada`: «Se ha creado una historia». */
function summaryOf(hecho: HechoDeWebhook): string {
  const [entidad, accion] = hecho.split('.') as [string, string];
  const [verbo, uno] = [VERBO[accion.slice(0, -1)], UNO[entidad]];
  if (!verbo || !uno) throw new Error(`${hecho}: say it in words here`);
  return `${verbo} ${uno}`;
}

function exampleOf(hecho: HechoDeWebhook): z.input<typeof envioSchema> | undefined {
  const muestra = MUESTRAS[hecho];
  if (!muestra) return undefined;
  const { ocurrido, actor, datos } = muestra;
  const proyecto = (datos as { proyecto?: string }).proyecto ?? (datos as { _id: string })._id;
  const data = { proyecto, autor: actor, persona: actor === null ? null : { _id: actor, nombre: 'Lucía' } };
  return { type: hecho, timestamp: ocurrido, data: { ...data, clave: null, url: null, hecho: datos } };
}

const payloadOf = (type: string, hecho: z.ZodType) =>
  envioSchema.extend({ type: z.literal(type), data: envioSchema.shape.data.extend({ hecho }) });

function webhook(
  name: string,
  summary: string,
  content: { schema: object; example?: object | undefined },
): object {
  return {
    post: {
      operationId: `webhook_${name.replace('.', '_')}`,
      summary,
      description:
        'Lo envía la instalación a la dirección del webhook, firmado como dice Standard Webhooks. Los hechos pueden llegar repetidos o en otro orden.',
      tags: ['integraciones'],
      security: [],
      parameters: HEADERS,
      requestBody: { required: true, content: { 'application/json': content } },
      responses: RESPONSES,
    },
  };
}

/** What the installation sends to the addresses of its webhooks, by fact; named shapes go to `schemas`. */
export function webhooks(schemas: Record<string, unknown>): Record<string, object> {
  const told = HECHOS_DE_WEBHOOK.map((hecho) => {
    const fact = FACTS.get(asuntoOf(hecho));
    if (!fact) throw new Error(`${hecho}: nobody publishes ${asuntoOf(hecho)}`);
    const schema = schemaOf(payloadOf(hecho, fact.datos), schemas);
    return [hecho, webhook(hecho, summaryOf(hecho), { schema, example: exampleOf(hecho) })] as const;
  });
  const prueba = { schema: schemaOf(payloadOf(HECHO_DE_PRUEBA, pruebaSchema), schemas) };
  return {
    ...Object.fromEntries(told),
    [HECHO_DE_PRUEBA]: webhook(HECHO_DE_PRUEBA, 'El envío de prueba que se pide desde la web', prueba),
  };
}
