import { accessSync, constants } from 'node:fs';
import { z } from 'zod';
import { isZona, zonaOfServer } from '../dias/zona';
import '../validation/spanish';
import { brokerAddressOf } from './broker-address';
import { isOnlyChecking } from './only-checking';

const FALTA = 'falta y es obligatoria';
const MAX_PORT = 65_535;
const MIN_SECRET = 24;
const PUERTO_NO_VALIDO = `debe ser un puerto entre 0 y ${MAX_PORT}`;

const succeeds = (attempt: () => unknown): boolean => {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
};

const ficheroSchema = z
  .string()
  .refine((path) => succeeds(() => accessSync(path, constants.R_OK)), 'no es un fichero que se pueda leer');

/** The one in use first, then those that it replaces, with commas between them. */
export const secretsSchema = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((secret) => secret.trim())
      .filter(Boolean),
  )
  .refine(
    (secrets) => secrets.every((secret) => secret.length >= MIN_SECRET),
    `debe tener al menos ${MIN_SECRET} caracteres`,
  );

/** Environment variables that every service reads; each service extends them with its own. */
export const serviceEnvSchema = z.object({
  PORT: z
    .string({ error: FALTA })
    .regex(/^\d{1,5}$/, PUERTO_NO_VALIDO)
    .transform(Number)
    .refine((port) => port <= MAX_PORT, PUERTO_NO_VALIDO)
    .meta({ ejemplo: '3000' })
    .describe('Puerto en el que escucha.'),
  HOST: z.string().default('127.0.0.1').describe('Dirección en la que escucha; en un contenedor, `0.0.0.0`.'),
  MONGODB_URI: z
    .string({ error: FALTA })
    .regex(/^mongodb(\+srv)?:\/\//, 'debe empezar por mongodb:// o mongodb+srv://')
    .meta({ ejemplo: 'mongodb://mongo:27017' })
    .describe('Servidor de MongoDB: un conjunto de réplicas, porque hay transacciones.'),
  MONGODB_BASE: z
    .string()
    .regex(/^[\w-]{1,38}$/, 'solo admite letras, cifras, guiones y 38 caracteres')
    .optional()
    .describe('Nombre de su base de datos; sin ella, el del servicio.'),
  NATS_URL: z
    .string({ error: FALTA })
    .refine(
      (url) => succeeds(() => brokerAddressOf(url)),
      'debe ser una o varias direcciones nats:// o tls://, separadas por comas',
    )
    .meta({ ejemplo: 'nats://nats:4222' })
    .describe(
      'Servidores de NATS, con JetStream, separados por comas; `tls://` exige cifrado. Admite `usuario:clave@`.',
    ),
  NATS_USUARIO: z
    .string()
    .optional()
    .describe('Con NATS_CLAVE: quién es para NATS, antes que lo que diga NATS_URL.'),
  NATS_CLAVE: z.string().optional().describe('Su contraseña.'),
  NATS_CREDENCIALES: ficheroSchema
    .optional()
    .describe('Fichero `.creds` de NATS, en lugar de usuario y contraseña; se lee en cada conexión.'),
  NATS_CA: ficheroSchema
    .optional()
    .describe('Fichero con el certificado (PEM) de quien firma el de NATS; con él se exige cifrado.'),
  NATS_PREFIJO: z
    .string()
    .regex(/^[\w-]*$/, 'solo admite letras, cifras y guiones')
    .default('')
    .describe('Delante de cada asunto y flujo: deja que varias instalaciones compartan un servidor.'),
  ZONA_HORARIA: z
    .string()
    .refine(isZona, 'no es una zona horaria de IANA, como America/Mexico_City')
    .optional()
    .transform((zona) => zona ?? zonaOfServer())
    .describe(
      'Zona horaria (IANA) de la instalación, la misma en todos: cuándo acaba el día. Sin ella, la del servidor.',
    ),
  SECRETO_GATEWAY: secretsSchema.describe(
    'Lo que el gateway enseña a los servicios, que no contestan a nadie más. Obligatoria si `HOST` no es esta máquina; mientras se cambia, el nuevo y el anterior, separados por una coma.',
  ),
  METRICAS_CLAVE: z
    .string()
    .min(MIN_SECRET, `debe tener al menos ${MIN_SECRET} caracteres`)
    .optional()
    .describe(
      'Lo que enseña quien lee `/metrics` (`Authorization: Bearer …`); sin ella, solo se lee desde esta máquina.',
    ),
  COPIAS_EDAD_MAXIMA_S: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe(
      'Segundos que puede llevar sin confirmarse lo que un servicio sabe de quién puede hacer qué; después contesta 503.',
    ),
  MIGRAR_ESPERA: z.coerce
    .number()
    .int()
    .min(1)
    .default(300)
    .describe('Segundos que `--migrar` espera a que conteste la base de datos; después termina con 1.'),
  LOG_NIVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('Lo menos grave que se escribe en el registro.'),
});

export type ServiceConfig = z.infer<typeof serviceEnvSchema>;

/** What the platform needs when it runs without a database (the gateway). */
export const edgeEnvSchema = serviceEnvSchema.omit({
  MONGODB_URI: true,
  MONGODB_BASE: true,
  COPIAS_EDAD_MAXIMA_S: true,
  MIGRAR_ESPERA: true,
});

export type EdgeConfig = z.infer<typeof edgeEnvSchema>;

/** Lists every faulty variable, one Spanish line each. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`La configuración no es válida:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Checked outside the schema above, because services could not extend a refined schema. */
function natsFaults(env: NodeJS.ProcessEnv): string[] {
  const { NATS_USUARIO: usuario, NATS_CLAVE: clave, NATS_CREDENCIALES: credenciales } = env;
  if (usuario && !clave) return ['NATS_CLAVE: falta y es obligatoria cuando hay NATS_USUARIO'];
  if (clave && !usuario) return ['NATS_USUARIO: falta y es obligatoria cuando hay NATS_CLAVE'];
  return usuario && credenciales ? ['NATS_CREDENCIALES: sobra cuando hay NATS_USUARIO'] : [];
}

/** Treats an empty variable as absent, because compose files pass unset ones on as ''. */
export function parseConfig<T extends z.ZodType>(schema: T, env: NodeJS.ProcessEnv): z.infer<T> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  const faults = [
    ...(result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...natsFaults(present),
  ];
  if (result.success && faults.length === 0) return result.data;
  throw new ConfigError(faults);
}

/** Where a variable is missing that has an example, the example: whoever only checks a program has no servers to name. */
export function withExamples(schema: z.ZodObject, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const examples = Object.entries(schema.shape).flatMap(([name, variable]) => {
    const ejemplo = (variable as z.ZodType).meta()?.['ejemplo'];
    return typeof ejemplo === 'string' ? [[name, ejemplo] as const] : [];
  });
  return { ...Object.fromEntries(examples), ...env };
}

/** EX_CONFIG of sysexits(3): starting it again changes nothing. */
const EXIT_CONFIG = 78;

/**
 * If there are faults, prints them all on stderr and ends the process with EX_CONFIG, so that no service runs half
 * configured.
 */
export function readConfig<T extends z.ZodObject>(
  schema: T,
  env: NodeJS.ProcessEnv = process.env,
): z.infer<T> {
  try {
    return parseConfig(schema, isOnlyChecking() ? withExamples(schema, env) : env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_CONFIG);
  }
}
