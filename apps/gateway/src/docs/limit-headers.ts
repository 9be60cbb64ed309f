const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string', examples: [example] },
});

/** What the gateway says with every answer to a token, and what a refusal for want of room or service carries. */
export const LIMIT_HEADERS = {
  RateLimit: text('Con un token: quedan `r` peticiones hasta dentro de `t` segundos', '"token";r=599;t=60'),
  'RateLimit-Policy': text('Con un token: `q` peticiones cada `w` segundos', '"token";q=600;w=60'),
  'Retry-After': { description: 'Segundos que hay que esperar', schema: { type: 'integer', examples: [5] } },
};

const refer = (name: keyof typeof LIMIT_HEADERS) => ({ $ref: `#/components/headers/${name}` });

const LIMIT = { RateLimit: refer('RateLimit'), 'RateLimit-Policy': refer('RateLimit-Policy') };
const WAIT = { 'Retry-After': refer('Retry-After') };
/** `default` is also what is answered with 429 and 503. */
const WAITING = new Set(['429', '503', 'default']);

/** Any answer carries them; said of success and of what else may come, so that the document stays small. */
const SAID_OF = /^(2..|429|503|default)$/;

interface Operation {
  responses: Record<string, { headers?: object }>;
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'responses' in value;

function limited({ responses, ...operation }: Operation): Operation {
  const said = Object.entries(responses).map(([status, response]) => {
    if (!SAID_OF.test(status)) return [status, response];
    const headers = { ...response.headers, ...LIMIT, ...(WAITING.has(status) && WAIT) };
    return [status, { ...response, headers }];
  });
  return { ...operation, responses: Object.fromEntries(said) as Operation['responses'] };
}

/** The paths of a document, the responses with the headers that the gateway adds to it. */
export function withLimits(paths: Record<string, object>): Record<string, object> {
  const of = (item: object): object =>
    Object.fromEntries(
      Object.entries(item).map(([key, value]) => [key, isOperation(value) ? limited(value) : value]),
    );
  return Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, of(item)]));
}
