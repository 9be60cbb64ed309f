import { serviceEnvSchema } from '@pmp/platform';
import { z } from 'zod';

const segundos = z.coerce.number().min(0.1).max(86_400);

/** Told together with the faults of other variables. */
const always = () => true;
const WITH_SMTP = 'falta y es obligatoria cuando hay SMTP_URL';

export const notificacionesEnvSchema = serviceEnvSchema
  .extend({
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'debe empezar por smtp:// o smtps://')
      .optional()
      .describe('Servidor de correo; sin ella no sale ningún resumen.'),
    CORREO_REMITENTE: z
      .string()
      .includes('@', { error: 'debe ser una dirección de correo' })
      .optional()
      .describe('`Nombre <avisos@ejemplo.es>` o solo la dirección; obligatoria con SMTP_URL.'),
    WEB_URL: z
      .url({ protocol: /^https?$/, error: 'debe empezar por http:// o https://' })
      .optional()
      .describe('Donde la gente abre la aplicación: así empiezan los enlaces; obligatoria con SMTP_URL.'),
    CORREO_CADA_S: segundos.default(900).describe('Segundos entre dos repasos de lo que va por correo.'),
    RECORDATORIOS_CADA_S: segundos
      .default(30)
      .describe('Segundos entre dos repasos de lo que vence o llega a su fecha.'),
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
