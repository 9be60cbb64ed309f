import { edgeEnvSchema } from '@pmp/platform/edge';
import { isIP } from 'node:net';
import { z } from 'zod';

const servicioUrlSchema = z
  .url({ protocol: /^https?$/, error: 'falta o no es una dirección http(s)' })
  .transform((url) => new URL(url).origin)
  .meta({ ejemplo: 'http://servicio:3000' });

const limiteSchema = z.coerce.number().int().min(0);

const isNetwork = (network: string): boolean => {
  const [address = '', bits] = network.split('/');
  const version = isIP(address);
  return (
    version !== 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
};

const listedSchema = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  );

/** Addresses or networks (`10.0.0.0/8`), separated by commas. */
const redesSchema = listedSchema.refine(
  (networks) => networks.every(isNetwork),
  'solo admite direcciones IP o redes (10.0.0.0/8) separadas por comas',
);

const isOrigin = (text: string): boolean => /^https?:\/\//.test(text) && URL.parse(text)?.origin === text;

/** Origins (`https://panel.example.com`), separated by commas. */
const origenesSchema = listedSchema.refine(
  (origins) => origins.every(isOrigin),
  'solo admite orígenes (https://panel.example.com), sin barra final, separados por comas',
);

const variables = edgeEnvSchema.extend({
  USUARIOS_URL: servicioUrlSchema.describe('Dirección interna de `usuarios`.'),
  PROYECTOS_URL: servicioUrlSchema.describe('Dirección interna de `proyectos`.'),
  SPRINTS_URL: servicioUrlSchema.describe('Dirección interna de `sprints`.'),
  MENSAJES_URL: servicioUrlSchema.describe('Dirección interna de `mensajes`.'),
  NOTIFICACIONES_URL: servicioUrlSchema.describe('Dirección interna de `notificaciones`.'),
  IA_URL: servicioUrlSchema.describe('Dirección interna de `ia`.'),
  INTEGRACIONES_URL: servicioUrlSchema.describe('Dirección interna de `integraciones`.'),
  METRICAS_PUERTO: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Puerto de `/metrics`, nunca uno al que llegue el público; sin ella no hay métricas.'),
  WEB_RAIZ: z.string().default('dist/apps/web').describe('Carpeta del sitio construido.'),
  ESPERA_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(30_000)
    .describe('Milisegundos que un servicio puede tardar en su primer byte.'),
  LIMITE_POR_MINUTO: limiteSchema
    .default(12_000)
    .describe('Peticiones a `/api` por minuto y dirección; 0: sin límite. Caben 300 personas tras una.'),
  LIMITE_ACCESO_POR_MINUTO: limiteSchema.default(300).describe('Lo mismo para entrar y registrarse.'),
  LIMITE_API_POR_MINUTO: limiteSchema
    .default(600)
    .describe('Lo mismo para cada token de acceso, venga de donde venga.'),
  LIMITAR_LOCAL: z
    .stringbool()
    .default(false)
    .describe('Limita también a la propia máquina: tras un proxy local todos serían una dirección.'),
  PROXIES_DE_CONFIANZA: redesSchema.describe(
    'Direcciones o redes (`10.0.0.0/8`), separadas por comas, cuyo `X-Forwarded-For` se cree.',
  ),
  CORS_ORIGENES: origenesSchema.describe(
    'Orígenes (`https://panel.example.com`), separados por comas, cuyas páginas pueden llamar a la API con un token de acceso.',
  ),
  SOCKETS_POR_PERSONA: z.coerce
    .number()
    .int()
    .min(1)
    .default(30)
    .describe('Sockets que una persona puede tener abiertos a la vez: uno por pestaña.'),
  REVISION_SALAS_S: z.coerce
    .number()
    .int()
    .min(1)
    .default(300)
    .describe(
      'Cada cuántos segundos se pregunta si cada socket sigue teniendo sesión y derecho a sus salas.',
    ),
  CERTIFICADO_DE: z
    .url({ protocol: /^https?$/, error: 'no es una dirección http(s)' })
    .optional()
    .describe('Dirección cuyo certificado se vigila, si es `https://`: la que usan los navegadores.'),
  DEMO: z.stringbool().default(false).describe('La instalación es de demostración.'),
  DEMO_CORREO: z.string().optional().describe('Cuenta que la entrada enseña en una demostración.'),
  DEMO_CONTRASENA: z.string().optional().describe('Su contraseña.'),
  REGISTRO: z
    .enum(['abierto', 'correo', 'invitacion', 'cerrado'])
    .default('abierto')
    .describe('Como en `usuarios`: si la entrada ofrece crear una cuenta.'),
  CONTRASENA_MINIMA: z.coerce
    .number()
    .int()
    .min(6)
    .max(64)
    .default(6)
    .describe('Como en `usuarios`: lo que los formularios piden a una contraseña nueva.'),
  DIAS_PAPELERA: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(30)
    .describe('Como en `proyectos`: los días que dice la pregunta antes de eliminar.'),
  RECUPERACION_POR_CORREO: z
    .stringbool()
    .default(false)
    .describe('`usuarios` tiene servidor de correo para el enlace que cambia la contraseña.'),
  OIDC_ISSUER: z
    .string()
    .optional()
    .describe('Si la hay en `usuarios`: la entrada ofrece la cuenta de la empresa.'),
  OIDC_NOMBRE: z
    .string()
    .max(60, 'no puede superar los 60 caracteres')
    .optional()
    .describe('Cómo la llama el botón: «Entrar con …»; sin ella, «Entrar con la cuenta de la empresa».'),
  OIDC_SOLO: z
    .stringbool()
    .default(false)
    .describe('Como en `usuarios`: la entrada no enseña el formulario, salvo en `/login?local=1`.'),
  AVISO_SERVIDOR_EN_REPOSO: z
    .stringbool()
    .default(true)
    .describe('La entrada avisa de que el servidor puede estar inactivo.'),
  AVISO_CHAT_IA_DESACTIVADO: z
    .stringbool()
    .default(true)
    .describe('La entrada avisa de que el chat con IA está desactivado.'),
  VERSION: z.string().default('desarrollo').describe('La que se enseña; la pone la imagen.'),
});

/** Everybody knows the passwords of a demonstration, so nobody else may reach it. */
const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];
const DEMO_FUERA = 'solo vale en esta misma máquina (HOST=127.0.0.1) y sin PROXIES_DE_CONFIANZA';

export const gatewayEnvSchema = variables.refine(
  ({ DEMO, HOST, PROXIES_DE_CONFIANZA }) =>
    !DEMO || (LOOPBACK.includes(HOST) && PROXIES_DE_CONFIANZA.length === 0),
  { path: ['DEMO'], error: DEMO_FUERA },
);

export type GatewayConfig = z.infer<typeof gatewayEnvSchema>;

export const GATEWAY_CONFIG = Symbol('GATEWAY_CONFIG');
