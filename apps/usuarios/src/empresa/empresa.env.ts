import { correoSchema } from '@pmp/contracts/usuarios';
import { z } from 'zod';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const EMISOR_NO_VALIDO = 'debe empezar por https:// (http:// solo en esta misma máquina)';

/** Over plain http, anybody on the network could sign in as anybody. */
const isSafe = (texto: string): boolean => {
  const url = URL.parse(texto);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
};

const listSchema = z
  .string()
  .default('')
  .transform((texto) =>
    texto
      .split(',')
      .map((parte) => parte.trim().toLowerCase())
      .filter(Boolean),
  );

const DOMINIO_PATTERN = /^[^\s@]+\.[^\s@]+$/;

export const empresaEnvShape = {
  OIDC_ISSUER: z
    .string()
    .refine(isSafe, EMISOR_NO_VALIDO)
    .optional()
    .describe('Emisor de OpenID Connect de la empresa; sin ella solo hay cuentas locales.'),
  OIDC_CLIENT_ID: z
    .string()
    .optional()
    .describe('Con qué identificador conoce el emisor a esta aplicación; obligatoria con OIDC_ISSUER.'),
  OIDC_CLIENT_SECRET: z
    .string()
    .optional()
    .describe('Su secreto; sin ella, la aplicación es un cliente público.'),
  OIDC_SCOPES: z
    .string()
    .regex(/(^| )openid( |$)/, 'debe incluir openid')
    .default('openid email profile')
    .describe('Lo que se pide al emisor, separado por espacios.'),
  OIDC_CREAR_CUENTAS: z
    .stringbool()
    .default(true)
    .describe('Quien entra por primera vez y no tiene cuenta recibe una.'),
  OIDC_DOMINIOS: listSchema
    .refine(
      (dominios) => dominios.every((dominio) => DOMINIO_PATTERN.test(dominio)),
      'solo admite dominios (ejemplo.es) separados por comas',
    )
    .describe(
      'Dominios, separados por comas, de los correos verificados que pueden entrar; sin ella, todos.',
    ),
  OIDC_CONFIAR_CORREO: z
    .stringbool()
    .default(false)
    .describe(
      'El emisor calla si los correos están verificados (Entra ID) y los da la empresa: cuentan como verificados.',
    ),
  OIDC_ADMIN_CORREOS: listSchema
    .refine(
      (correos) => correos.every((correo) => correoSchema.safeParse(correo).success),
      'solo admite correos separados por comas',
    )
    .describe('Correos verificados, separados por comas, de quienes administran desde que entran.'),
  OIDC_ADMIN_CLAIM: z
    .string()
    .regex(/^[^=]+=.+$/, 'debe ser dato=valor')
    .optional()
    .describe(
      '`grupos=jefatura`: administra quien trae ese valor en ese dato, texto o lista (`a.b` entra en `a`).',
    ),
  OIDC_SOLO: z
    .stringbool()
    .default(false)
    .describe('Con contraseña solo entran quienes administran, y nadie se registra.'),
};

const WITH_EMISOR = 'falta y es obligatoria cuando hay OIDC_ISSUER';

/** Variables that require others, and the error when those are missing. */
export const EMPRESA_DEMANDS = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', WITH_EMISOR],
  ['OIDC_ISSUER', 'WEB_URL', WITH_EMISOR],
  ['OIDC_SOLO', 'OIDC_ISSUER', 'falta y es obligatoria con OIDC_SOLO'],
] as const;
