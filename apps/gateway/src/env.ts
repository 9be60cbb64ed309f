import { serviceEnvSchema } from '@pmp/platform';
import { isIP } from 'node:net';
import { z } from 'zod';

const servicioUrlSchema = z
  .url({ protocol: /^https?$/, error: 'falta o no es una dirección http(s)' })
  .transform((url) => new URL(url).origin);

const limiteSchema = z.coerce.number().int().min(0);

const isNetwork = (network: string): boolean => {
  const [address = '', bits] = network.split('/');
  const version = isIP(address);
  return (
    version !== 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
};

/** Separated by commas; addresses or networks (`10.0.0.0/8`). */
const redesSchema = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((network) => network.trim())
      .filter(Boolean),
  )
  .refine(
    (networks) => networks.every(isNetwork),
    'solo admite direcciones IP o redes (10.0.0.0/8) separadas por comas',
  );

export const gatewayEnvSchema = serviceEnvSchema.omit({ MONGODB_URI: true, MONGODB_BASE: true }).extend({
  USUARIOS_URL: servicioUrlSchema,
  PROYECTOS_URL: servicioUrlSchema,
  SPRINTS_URL: servicioUrlSchema,
  MENSAJES_URL: servicioUrlSchema,
  NOTIFICACIONES_URL: servicioUrlSchema,
  IA_URL: servicioUrlSchema,
  /** Port of /metrics; without it there is none. Never one that the public reaches. */
  METRICAS_PUERTO: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Folder of the built site. */
  WEB_RAIZ: z.string().default('dist/apps/web'),
  /** How long a service may take to its first byte, in ms. */
  ESPERA_MS: z.coerce.number().int().min(100).default(30_000),
  /** Requests per minute and address to /api; 0: no limit. 300 people behind one address fit in. */
  LIMITE_POR_MINUTO: limiteSchema.default(12_000),
  /** The same for login and register. */
  LIMITE_ACCESO_POR_MINUTO: limiteSchema.default(300),
  /** Loopback is not limited unless asked: a proxy on this machine would make everybody one address. */
  LIMITAR_LOCAL: z.stringbool().default(false),
  /** Proxies whose X-Forwarded-For is believed. */
  PROXIES_DE_CONFIANZA: redesSchema,
  DEMO: z.stringbool().default(false),
  DEMO_CORREO: z.string().optional(),
  DEMO_CONTRASENA: z.string().optional(),
  /** Whether `usuarios` has a mail server to send the link that resets a password. */
  RECUPERACION_POR_CORREO: z.stringbool().default(false),
  AVISO_SERVIDOR_EN_REPOSO: z.stringbool().default(true),
  AVISO_CHAT_IA_DESACTIVADO: z.stringbool().default(true),
  VERSION: z.string().default('desarrollo'),
});

export type GatewayConfig = z.infer<typeof gatewayEnvSchema>;

export const GATEWAY_CONFIG = Symbol('GATEWAY_CONFIG');
