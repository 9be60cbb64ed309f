import { contrasenaNuevaSchema, correoSchema, MIN_CONTRASENA, REGISTROS } from '@pmp/contracts/usuarios';
import { demanding, MAIL_DEMANDS, mailEnvShape, secretsSchema, serviceEnvSchema } from '@pmp/platform';
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
  SECRETO_FACTORES: secretsSchema.describe(
    'Con qué se cifran las claves de las aplicaciones de códigos; sin ella no se puede activar un segundo factor. No se pierde: con otra, nadie entra con los códigos de su aplicación. Mientras se cambia, la nueva y la anterior, separadas por una coma.',
  ),
  ADMIN_CORREO: correoSchema
    .optional()
    .describe(
      'Con ADMIN_CONTRASENA: crea la primera persona administradora cuando ninguna puede entrar con contraseña.',
    ),
  ADMIN_CONTRASENA: contrasenaNuevaSchema.optional().describe('Su contraseña.'),
  REGISTRO: z
    .enum(REGISTROS)
    .default('abierto')
    .describe(
      'Quién crea cuentas: cualquiera; cualquiera que abra el enlace que se le envía por correo, de modo que nadie averigua quién tiene cuenta (necesita SMTP_URL); quien recibe una invitación de quien administra, o nadie. La cuenta de la empresa va aparte.',
    ),
  CONTRASENA_MINIMA: z.coerce
    .number()
    .int()
    .min(MIN_CONTRASENA)
    .max(64)
    .default(MIN_CONTRASENA)
    .describe('Caracteres que debe tener una contraseña nueva; las que ya hay siguen valiendo.'),
  DEMO: z
    .stringbool()
    .default(false)
    .describe(
      'La instalación es de demostración; sin ella, las cuentas de la demostración quedan desactivadas.',
    ),
  ...mailEnvShape({
    smtp: 'Servidor de correo; sin ella nadie puede pedir por correo una contraseña nueva, ni se avisa al anterior de que una cuenta tiene otro correo.',
    web: 'Donde la gente abre la aplicación: ahí llevan el enlace del correo y la vuelta de la cuenta de la empresa, y para ese sitio son las llaves de acceso; obligatoria con SMTP_URL o con OIDC_ISSUER.',
  }),
  ...empresaEnvShape,
});

export const usuariosEnvSchema = demanding(variables, [...MAIL_DEMANDS, ...EMPRESA_DEMANDS]);
