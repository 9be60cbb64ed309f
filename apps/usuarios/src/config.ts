import { contrasenaNuevaSchema, correoSchema } from '@pmp/contracts/usuarios';
import { readConfig, serviceEnvSchema } from '@pmp/platform';
import { z } from 'zod';

/** Told together with the faults of other variables. */
const always = () => true;
const WITH_SMTP = 'falta y es obligatoria cuando hay SMTP_URL';

export const config = readConfig(
  serviceEnvSchema
    .extend({
      /** Days a token lasts. */
      SESION_DIAS: z.coerce.number().int().min(1).max(365).default(30),
      ADMIN_CORREO: correoSchema.optional(),
      ADMIN_CONTRASENA: contrasenaNuevaSchema.optional(),
      /** Absent: nobody can ask for a new password by mail. */
      SMTP_URL: z
        .string()
        .regex(/^smtps?:\/\//, 'debe empezar por smtp:// o smtps://')
        .optional(),
      /** `Nombre <avisos@ejemplo.es>` or the address alone. */
      CORREO_REMITENTE: z.string().includes('@', { error: 'debe ser una dirección de correo' }).optional(),
      /** Where people open the web app; the link in the mail begins with it. */
      WEB_URL: z.url({ protocol: /^https?$/, error: 'debe empezar por http:// o https://' }).optional(),
    })
    .refine(({ SMTP_URL, CORREO_REMITENTE }) => !SMTP_URL || CORREO_REMITENTE, {
      path: ['CORREO_REMITENTE'],
      error: WITH_SMTP,
      when: always,
    })
    .refine(({ SMTP_URL, WEB_URL }) => !SMTP_URL || WEB_URL, {
      path: ['WEB_URL'],
      error: WITH_SMTP,
      when: always,
    }),
);
