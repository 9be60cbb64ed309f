import { contrasenaNuevaSchema, correoSchema } from '@pmp/contracts/usuarios';
import { serviceEnvSchema } from '@pmp/platform';
import { z } from 'zod';

/** Told together with the faults of other variables. */
const always = () => true;
const WITH_SMTP = 'falta y es obligatoria cuando hay SMTP_URL';

export const usuariosEnvSchema = serviceEnvSchema
  .extend({
    SESION_DIAS: z.coerce
      .number()
      .int()
      .min(1)
      .max(365)
      .default(30)
      .describe('Días que dura una sesión en la que se marcó «Recordarme».'),
    ADMIN_CORREO: correoSchema
      .optional()
      .describe('Con ADMIN_CONTRASENA: crea la primera persona administradora cuando no hay ninguna.'),
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
        'Donde la gente abre la aplicación: así empieza el enlace del correo; obligatoria con SMTP_URL.',
      ),
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
  });
