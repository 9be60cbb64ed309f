import type { Answer } from './door.ts';

const CODIGO_OF_STATUS: Record<number, string> = {
  400: 'VALIDACION',
  401: 'NO_AUTENTICADO',
  403: 'SIN_PERMISO',
  404: 'NO_ENCONTRADO',
  409: 'CONFLICTO',
  413: 'ARCHIVO_DEMASIADO_GRANDE',
  415: 'TIPO_NO_PERMITIDO',
  429: 'DEMASIADAS_PETICIONES',
  503: 'NO_DISPONIBLE',
  507: 'SIN_ESPACIO',
};

/** Internal terms that no reply may contain. */
const LEAK =
  /node_modules|\bat \S+ \(|file:\/\/|dist\/apps|\/libs\/|\.[cm]?[jt]s:\d+|mongo|bson|ObjectId|E11000|ECONN|EPIPE|ZodError|SyntaxError|TypeError|RangeError|fastify|FST_|nestjs|undici|jetstream|\bnats\b|copia_|argon2|\bstack\b|127\.0\.0\.1/i;

/** Made by chance, so that it may spell any of them. */
const REQUEST_ID = /"requestId":"[^"]*"/;

const ENGLISH =
  /\b(invalid|expected|received|required|must|cannot|unexpected|not found|failed|too (?:small|big|many|large)|string|object|number|undefined|forbidden|unauthorized|bad request|internal)\b/i;

/** Much longer than any reply takes, even on a busy machine; a text that makes a pattern backtrack takes minutes. */
const MAX_MS = 8_000;

const KNOWN_FIELDS = ['success', 'message', 'codigo', 'motivo', 'parametros', 'requestId', 'errores'];
/** A program that asks for a token reads the protocol's word for the error, beside ours (RFC 6749, 7591). */
const PROTOCOL_ROUTES = /^\/api\/oauth\//;
const PROTOCOL_FIELDS = ['error', 'error_description'];
const PROTOCOL_WORD =
  /^(?:invalid_(?:client_metadata|redirect_uri|request|grant|target)|unsupported_grant_type)$/;

interface ErrorReply {
  success?: unknown;
  message?: unknown;
  codigo?: unknown;
  motivo?: unknown;
  parametros?: unknown;
  requestId?: unknown;
  errores?: { campo: unknown; message: unknown }[];
  error?: unknown;
  error_description?: unknown;
}

const saysItInProtocol = ({ error, error_description: described, message }: ErrorReply): boolean =>
  typeof error === 'string' && PROTOCOL_WORD.test(error) && described === message;

function shapeFaults({ path, status, headers, text }: Answer): string[] {
  let body: ErrorReply;
  try {
    body = JSON.parse(text) as ErrorReply;
  } catch {
    return ['el cuerpo no es JSON'];
  }
  const messages = [body.message, ...(body.errores ?? []).map(({ message }) => message)];
  const known =
    PROTOCOL_ROUTES.test(path) && saysItInProtocol(body)
      ? [...KNOWN_FIELDS, ...PROTOCOL_FIELDS]
      : KNOWN_FIELDS;
  const others = Object.keys(body).filter((name) => !known.includes(name));
  return [
    ...(body.success === false ? [] : ['success no es false']),
    ...(body.codigo === CODIGO_OF_STATUS[status] ? [] : [`codigo ${String(body.codigo)}`]),
    ...(typeof body.requestId === 'string' && body.requestId !== '' ? [] : ['sin requestId']),
    ...(messages.every((m) => typeof m === 'string' && m !== '') ? [] : ['sin mensaje']),
    ...(messages.some((m) => ENGLISH.test(String(m))) ? ['mensaje en inglés'] : []),
    ...(/^[a-z]+\.\w+$/.test(String(body.motivo)) ? [] : [`motivo ${String(body.motivo)}`]),
    ...(others.length === 0 ? [] : [`campos de más: ${others.join(', ')}`]),
    ...(String(headers['content-type']).startsWith('application/json') ? [] : ['no dice que es JSON']),
  ];
}

const headerFaults = ({ headers }: Answer): string[] => [
  ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['sin nosniff']),
  ...(headers['content-security-policy'] ? [] : ['sin política de contenido']),
  ...(headers['x-request-id'] ? [] : ['sin x-request-id']),
  ...(headers['x-powered-by'] || headers['server'] ? ['dice con qué está hecho'] : []),
];

const isJsonRpcError = (text: string): boolean => /^\{"jsonrpc":"2\.0","error":\{/.test(text);

/**
 * What is wrong with a reply of /api, whatever the request. `away`: a 503 is correct here. `jsonRpc`: errors may have
 * the form of that protocol, and its words.
 */
export function faultsOf(answer: Answer, { away = false, jsonRpc = false } = {}): string[] {
  const { status, text, ms } = answer;
  const refused = status >= 400;
  const leak = LEAK.exec(text.replace(REQUEST_ID, ''))?.[0];
  return [
    ...(status >= 500 && !(away && status === 503) ? [`estado ${status}`] : []),
    ...(refused && !(jsonRpc && isJsonRpcError(text)) ? shapeFaults(answer) : []),
    ...(refused && leak ? [`filtra: ${leak}`] : []),
    ...headerFaults(answer),
    ...(ms > MAX_MS ? [`ha tardado ${Math.round(ms)} ms`] : []),
  ];
}
