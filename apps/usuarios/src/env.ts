import { contrasenaNuevaSchema, correoSchema } from '@pmp/contracts/usuarios';
import { demanding, MAIL_DEMANDS, mailEnvShape, serviceEnvSchema } from '@pmp/platform';
import { z } from 'zod';
import { EMPRESA_DEMANDS, empresaEnvShape } from './empresa/empresa.env';

const variables = serviceEnvSchema.extend({
  SESION_DIAS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(30)
    .describe('Días que dura una sesión en la que se marcó «Recordarme».'),
  FIRMA_DIAS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(90)
    .describe(
      'Días que firma una misma clave; la anterior se acepta hasta que caduca la última sesión que firmó.',
    ),
  ADMIN_CORREO: correoSchema
    .optional()
    .describe(
      'Con ADMIN_CONTRASENA: crea la primera persona administradora cuando ninguna puede entrar con contraseña.',
    ),
  ADMIN_CONTRASENA: contrasenaNuevaSchema.optional().describe('Su contraseña.'),
  ...mailEnvShape({
    smtp: 'Servidor de correo; sin ella nadie puede pedir por correo una contraseña nueva, ni se avisa al anterior de que una cuenta tiene otro correo.',
    web: 'Donde la gente abre la aplicación: ahí llevan el enlace del correo y la vuelta de la cuenta de la empresa; obligatoria con SMTP_URL o con OIDC_ISSUER.',
  }),
  ...empresaEnvShape,
});

export const usuariosEnvSchema = demanding(variables, [...MAIL_DEMANDS, ...EMPRESA_DEMANDS]);
