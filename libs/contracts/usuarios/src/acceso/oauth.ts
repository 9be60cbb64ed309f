import { ALCANCES, alcanceSchema, erroresComunes, replySchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { tokenCreateSchema } from './token';

/** What a program is authorised for: the MCP server, and nothing else of the API. */
export const RUTA_MCP = '/api/mcp';

/** What the MCP server says that a program may ask for; who authorises it may give less. */
export const ALCANCES_MCP = ALCANCES.filter((alcance) => alcance !== 'administrar');

export const MAX_CLIENT_ID = 4_000;
export const MAX_REDIRECTS = 10;
export const MAX_REDIRECT = 300;
/** A form of a few short fields. */
export const MAX_PEDIDO_TOKEN_BYTES = 16 * 1024;

/** RFC 7591; what it says beyond this is not needed. Only its shape is checked here: the protocol has its own errors. */
export const registroClienteSchema = z.looseObject({});

export const registroClienteReplySchema = replySchema({
  client_id: z.string(),
  client_id_issued_at: z.int(),
  client_name: z.string(),
  redirect_uris: z.array(z.string()),
  grant_types: z.array(z.string()),
  response_types: z.array(z.string()),
  token_endpoint_auth_method: z.literal('none'),
});

const texto = (max: number) =>
  z
    .string({ error: textOf(erroresComunes.datosNoValidos) })
    .max(max, textOf(erroresComunes.demasiadoLargo, { max }));

/** What the program put in the address of the page that asks the person, and where that page is. */
export const solicitudAccesoSchema = z.object({
  origen: texto(300),
  client_id: texto(MAX_CLIENT_ID),
  redirect_uri: texto(MAX_REDIRECT),
  response_type: texto(50).default(''),
  code_challenge: texto(200).default(''),
  code_challenge_method: texto(50).default(''),
  resource: texto(300).default(''),
  scope: texto(300).default(''),
  state: texto(2_000).optional(),
});
export type SolicitudAcceso = z.infer<typeof solicitudAccesoSchema>;

export const solicitudAccesoReplySchema = replySchema({
  /** `nombre` is what the program calls itself; `destino`, where it is told the answer. */
  aplicacion: z.object({ nombre: z.string(), destino: z.string(), local: z.boolean() }),
  /** What it may be given at most, from less to more. */
  alcances: z.array(alcanceSchema),
});
export type PeticionAcceso = Omit<z.infer<typeof solicitudAccesoReplySchema>, 'success'>;

export const decisionAccesoSchema = solicitudAccesoSchema.extend({
  permitir: z.boolean({ error: textOf(erroresComunes.datosNoValidos) }),
  ...tokenCreateSchema.pick({ alcance: true, proyectos: true, dias: true }).partial({ alcance: true }).shape,
});
export type DecisionAcceso = z.infer<typeof decisionAccesoSchema>;

/** Where the browser goes now. */
export const decisionAccesoReplySchema = replySchema({ vuelta: z.string() });

/** Fields of a form (RFC 6749), as they were sent. */
export const pedidoTokenSchema = z.string().max(MAX_PEDIDO_TOKEN_BYTES);

export const tokenAccesoReplySchema = replySchema({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  scope: z.string(),
});
