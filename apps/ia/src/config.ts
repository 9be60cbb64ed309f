import { readConfig, serviceEnvSchema } from '@pmp/platform';
import { z } from 'zod';

/** Told together with the faults of other variables. */
const always = () => true;

export const config = readConfig(
  serviceEnvSchema
    .extend({
      /** Whose model answers: any endpoint that speaks OpenAI's protocol, or Anthropic's. Absent: the rules alone. */
      IA_PROVEEDOR: z.enum(['openai', 'anthropic', 'ninguno']).default('ninguno'),
      /** Base address of the endpoint (`http://127.0.0.1:11434/v1`). Absent: the provider's own. */
      IA_URL: z.url({ protocol: /^https?$/, error: 'debe empezar por http:// o https://' }).optional(),
      IA_MODELO: z.string().optional(),
      /** Local endpoints of OpenAI's protocol may need none. */
      IA_CLAVE: z.string().optional(),
      /** Tokens, read and written, of one person in one day. */
      IA_PRESUPUESTO_DIARIO: z.coerce.number().int().min(0).default(200_000),
      /** Longest a model may take for one answer, its look-ups included. */
      IA_ESPERA_MS: z.coerce.number().int().min(100).max(110_000).default(60_000),
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
    }),
);
