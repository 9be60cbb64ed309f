import { contrasenaNuevaSchema, correoSchema } from '@pmp/contracts/usuarios';
import { serviceEnvSchema } from '@pmp/platform';
import { z } from 'zod';
import { EMPRESA_DEMANDS, empresaEnvShape } from './empresa/empresa.env';

/** Told together with the faults of other variables. */
const always = () => true;
const WITH_SMTP = 'falta y es obligatoria cuando hay SMTP_URL';

const variables = serviceEnvSchema.extend({
  SESION_DIAS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(30)
    .describe('Días que dura una sesión en la que se marcó «Recordarme».'),
  ADMIN_CORREO: correoSchema
    .optional()
    .describe(
      'Con ADMIN_CONTRASENA: crea la primera persona administradora cuando ninguna puede entrar con contraseña.',
    ),
  ADMIN_CONTRASENA: contrasenaNuevaSchema.optional().describe('Su contraseña.'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'debe empezar por smtp:// o smtps://')
    .optional()
    .describe('Servidor de correo; sin ella nadie puede pedir por correo una contraseña nueva.'),
  CORREO_REMITENTE: z
    .string()
    .includes('@', { error: 'debe ser una dirección de correo' })
    .optional()
    .describe('`Nombre <avisos@ejemplo.es>` o solo la dirección; obligatoria con SMTP_URL.'),
  WEB_URL: z
    .url({ protocol: /^https?$/, error: 'debe empezar por http:// o https://' })
    .optional()
    .describe(
      'Donde la gente abre la aplicación: ahí llevan el enlace del correo y la vuelta de la cuenta de la empresa; obligatoria con SMTP_URL o con OIDC_ISSUER.',
    ),
  ...empresaEnvShape,
});

type Variable = keyof typeof variables.shape;
type Demand = readonly [since: Variable, needed: Variable, error: string];

const DEMANDS: readonly Demand[] = [
  ['SMTP_URL', 'CORREO_REMITENTE', WITH_SMTP],
  ['SMTP_URL', 'WEB_URL', WITH_SMTP],
  ...EMPRESA_DEMANDS,
];

export const usuariosEnvSchema = DEMANDS.reduce(
  (schema, [since, needed, error]) =>
    schema.refine((env) => !env[since] || env[needed], { path: [needed], error, when: always }),
  variables,
);
