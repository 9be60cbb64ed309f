import { serviceEnvSchema } from '@pmp/platform';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((red) => red.trim())
    .filter(Boolean);

const isRed = (red: string): boolean => ipaddr.isValid(red) || ipaddr.isValidCIDR(red);

export const integracionesEnvSchema = serviceEnvSchema.extend({
  WEBHOOKS_REDES_PERMITIDAS: z
    .string()
    .default('')
    .transform(listed)
    .refine(
      (redes) => redes.every(isRed),
      'debe ser una lista de redes (10.1.0.0/16) o direcciones, separadas por comas',
    )
    .describe(
      'Redes internas (`10.1.0.0/16`) o direcciones que pueden recibir webhooks, separadas por comas; sin ella, ninguna.',
    ),
  GATEWAY_URL: z
    .url({ protocol: /^https?$/, error: 'debe empezar por http:// o https://' })
    .default('http://127.0.0.1:3000')
    .describe('Dirección interna del gateway: por ella hace el servidor MCP lo que le piden.'),
  WEB_URL: z
    .url({ protocol: /^https?$/, error: 'debe empezar por http:// o https://' })
    .optional()
    .describe(
      'Dirección pública de la aplicación, para los enlaces de calendarios y webhooks; sin ella no los llevan.',
    ),
});
