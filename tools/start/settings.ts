import { z } from 'zod';
import { dataDirOf } from './data-dir.ts';
import type { ObjectsPlace } from './place.ts';

const flag = z.enum(['0', '1'], { error: 'debe ser 0 o 1' }).optional();

const MAX_PORT = 65_000;
const PORT_NO_VALIDO = `debe ser un puerto entre 1 y ${MAX_PORT}`;

const settingsSchema = z
  .object({
    PORT: z.coerce
      .number({ error: PORT_NO_VALIDO })
      .int(PORT_NO_VALIDO)
      .min(1, PORT_NO_VALIDO)
      .max(MAX_PORT, PORT_NO_VALIDO)
      .default(3000),
    HOST: z.string().default('127.0.0.1'),
    DEMO: flag,
    ADMIN_CORREO: z.string().optional(),
    ADMIN_CONTRASENA: z.string().min(6, 'debe tener al menos 6 caracteres').optional(),
    MONGODB_URI: z.string().optional(),
    NATS_URL: z.string().optional(),
    PROXIES_DE_CONFIANZA: z.string().optional(),
    ARCHIVOS_S3: z.string().optional(),
    S3_PUNTO: z.string().optional(),
    AWS_REGION: z.string().optional(),
  })
  .refine((env) => !env.ADMIN_CORREO === !env.ADMIN_CONTRASENA, {
    error: 'ADMIN_CORREO y ADMIN_CONTRASENA van juntas',
  });

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

const DEMO_FUERA =
  'DEMO=1 solo vale en esta misma máquina (HOST=127.0.0.1) y sin proxy delante: todo el mundo conoce las contraseñas de sus cuentas.';

/** Public to everybody who reads this file, so it is used only while the product listens on this machine alone. */
export const DEMO_ADMIN = { correo: 'admin@demo.es', contrasena: 'demo-2026' };

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  demo: boolean;
  admin: { correo: string; contrasena: string } | null;
  /** The credentials that the sign-in page may show: only the well-known demo ones. */
  publicCredentials: { correo: string; contrasena: string } | null;
  mongodbUri: string | null;
  natsUrl: string | null;
  objetos: ObjectsPlace | null;
}

/** Reads the operator's variables; throws one message in Spanish that lists all faults. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(filled);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => [...path, message].join(': ')).join('\n'));
  }
  const given = parsed.data;
  const isPrivate = LOOPBACK.includes(given.HOST) && !given.PROXIES_DE_CONFIANZA;
  const ownAdmin =
    given.ADMIN_CORREO && given.ADMIN_CONTRASENA
      ? { correo: given.ADMIN_CORREO, contrasena: given.ADMIN_CONTRASENA }
      : null;
  const demo = given.DEMO ? given.DEMO === '1' : isPrivate && !ownAdmin;
  if (demo && !isPrivate) throw new Error(DEMO_FUERA);
  const demoAdmin = demo && !ownAdmin ? DEMO_ADMIN : null;
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir: dataDirOf(env),
    demo,
    admin: ownAdmin ?? demoAdmin,
    publicCredentials: demoAdmin,
    mongodbUri: given.MONGODB_URI ?? null,
    natsUrl: given.NATS_URL ?? null,
    objetos: given.ARCHIVOS_S3
      ? { address: given.ARCHIVOS_S3, endpoint: given.S3_PUNTO, region: given.AWS_REGION }
      : null,
  };
}
