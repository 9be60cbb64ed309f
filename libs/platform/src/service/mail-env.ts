import { z } from 'zod';

const WITH_SMTP = 'falta y es obligatoria cuando hay SMTP_URL';

/** Variables of a service that sends mail; the texts say what each is for there. */
export const mailEnvShape = (texts: { smtp: string; web: string }) => ({
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'debe empezar por smtp:// o smtps://')
    .optional()
    .describe(texts.smtp),
  CORREO_REMITENTE: z
    .string()
    .includes('@', { error: 'debe ser una dirección de correo' })
    .optional()
    .describe('`Nombre <avisos@ejemplo.es>` o solo la dirección; obligatoria con SMTP_URL.'),
  WEB_URL: z
    .url({ protocol: /^https?$/, error: 'debe empezar por http:// o https://' })
    .optional()
    .describe(texts.web),
});

/** `needed` is missing while `since` is there. */
export type Demand<Variable = string> = readonly [since: Variable, needed: Variable, error: string];

export const MAIL_DEMANDS = [
  ['SMTP_URL', 'CORREO_REMITENTE', WITH_SMTP],
  ['SMTP_URL', 'WEB_URL', WITH_SMTP],
] as const satisfies Demand[];

/** Told together with the faults of other variables. */
const always = () => true;

export const demanding = <T extends z.ZodObject>(
  variables: T,
  demands: readonly Demand<keyof T['shape'] & string>[],
): T =>
  demands.reduce(
    (schema, [since, needed, error]) =>
      schema.refine((env) => !env[since] || env[needed], { path: [needed], error, when: always }),
    variables,
  );
