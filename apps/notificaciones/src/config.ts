import { readConfig, serviceEnvSchema } from '@pmp/platform';
import { z } from 'zod';

const segundos = z.coerce.number().min(0.1).max(86_400);

/** Told together with the faults of other variables. */
const always = () => true;

export const config = readConfig(
  serviceEnvSchema
    .extend({
      /** Absent: no e-mail leaves. */
      SMTP_URL: z
        .string()
        .regex(/^smtps?:\/\//, 'debe empezar por smtp:// o smtps://')
        .optional(),
      /** `Nombre <avisos@ejemplo.es>` or the address alone. */
      CORREO_REMITENTE: z.string().includes('@', { error: 'debe ser una dirección de correo' }).optional(),
      /** Where people open the web app; links in e-mails begin with it. */
      WEB_URL: z.url({ protocol: /^https?$/, error: 'debe empezar por http:// o https://' }).optional(),
      CORREO_CADA_S: segundos.default(900),
      RECORDATORIOS_CADA_S: segundos.default(30),
    })
    .refine(({ SMTP_URL, CORREO_REMITENTE }) => !SMTP_URL || CORREO_REMITENTE, {
      path: ['CORREO_REMITENTE'],
      error: 'falta y es obligatoria cuando hay SMTP_URL',
      when: always,
    })
    .refine(({ SMTP_URL, WEB_URL }) => !SMTP_URL || WEB_URL, {
      path: ['WEB_URL'],
      error: 'falta y es obligatoria cuando hay SMTP_URL',
      when: always,
    }),
);
