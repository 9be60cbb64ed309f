import { demanding, MAIL_DEMANDS, mailEnvShape, serviceEnvSchema } from '@pmp/platform';
import { z } from 'zod';

const segundos = z.coerce.number().min(0.1).max(86_400);

const variables = serviceEnvSchema.extend({
  ...mailEnvShape({
    smtp: 'Servidor de correo; sin ella no sale ningún resumen.',
    web: 'Donde la gente abre la aplicación: así empiezan los enlaces; obligatoria con SMTP_URL.',
  }),
  CORREO_CADA_S: segundos.default(900).describe('Segundos entre dos repasos de lo que va por correo.'),
  RECORDATORIOS_CADA_S: segundos
    .default(30)
    .describe('Segundos entre dos repasos de lo que vence o llega a su fecha.'),
});

export const notificacionesEnvSchema = demanding(variables, MAIL_DEMANDS);
