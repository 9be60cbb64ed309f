import { z } from 'zod';

const WITH_SMTP = 'falta y es obligatoria cuando hay SMTP_URL';

/** Variables of a service that sends mail; `texts` say what that service uses them for. */
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

/** `needed` must be set if `since` is; otherwise `error` is reported. */
export type Demand<Variable = string> = readonly [since: Variable, needed: Variable, error: string];

export const MAIL_DEMANDS = [
  ['SMTP_URL', 'CORREO_REMITENTE', WITH_SMTP],
  ['SMTP_URL', 'WEB_URL', WITH_SMTP],
] as const satisfies Demand[];

/** Makes the check run even if other variables are faulty, so that all faults are reported together. */
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
