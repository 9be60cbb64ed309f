import { serviceEnvSchema } from '@pmp/platform';
import { z } from 'zod';

/** Reported together with the errors of other variables. */
const always = () => true;

export const iaEnvSchema = serviceEnvSchema
  .extend({
    IA_PROVEEDOR: z
      .enum(['openai', 'anthropic', 'ninguno'])
      .default('ninguno')
      .describe(
        'De quién es el modelo que contesta: cualquier servidor que hable el protocolo de OpenAI, o el de Anthropic; `ninguno`: solo las reglas.',
      ),
    IA_URL: z
      .url({ protocol: /^https?$/, error: 'debe empezar por http:// o https://' })
      .optional()
      .describe('Dirección del servidor (`http://127.0.0.1:11434/v1`); sin ella, la del proveedor.'),
    IA_MODELO: z.string().optional().describe('Nombre del modelo; obligatoria con IA_PROVEEDOR.'),
    IA_CLAVE: z
      .string()
      .optional()
      .describe('Clave del proveedor; un servidor propio (IA_URL) puede no pedirla.'),
    IA_PRESUPUESTO_DIARIO: z.coerce
      .number()
      .int()
      .min(0)
      .default(200_000)
      .describe('Tokens, leídos y escritos, de una persona en un día.'),
    IA_ESPERA_MS: z.coerce
      .number()
      .int()
      .min(100)
      .max(110_000)
      .default(60_000)
      .describe('Milisegundos que puede tardar el modelo en una respuesta, consultas incluidas.'),
    IA_ALERTAS_PAUSA_S: z.coerce
      .number()
      .int()
      .min(0)
      .max(3_600)
      .default(60)
      .describe('Segundos entre un cambio y la revisión de las alertas de su proyecto; `0`: solo a mano.'),
  })
  .refine(({ IA_PROVEEDOR, IA_MODELO }) => IA_PROVEEDOR === 'ninguno' || IA_MODELO, {
    path: ['IA_MODELO'],
    error: 'falta y es obligatoria cuando hay IA_PROVEEDOR',
    when: always,
  })
  .refine(({ IA_PROVEEDOR, IA_URL, IA_CLAVE }) => IA_PROVEEDOR === 'ninguno' || IA_CLAVE || IA_URL, {
    path: ['IA_CLAVE'],
    error: 'falta y es obligatoria cuando hay IA_PROVEEDOR y no IA_URL',
    when: always,
  });
