interface Shape {
  $ref?: string;
  properties?: Record<string, Shape>;
}

type Content = Record<string, { schema?: Shape }>;

interface Parameter {
  name: string;
  in: string;
}

interface Answer {
  content?: Content;
  headers?: Record<string, object>;
}

export interface WithHeaders {
  parameters?: Parameter[];
  requestBody?: { content?: Content };
  responses: Record<string, Answer>;
}

const text = { schema: { type: 'string' } } as const;

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella.',
  ...text,
} as const;
const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'El `ETag` que se leyó: si ya no es el último, 412 y nada cambia. Es `version`, en una cabecera.',
  ...text,
} as const;
const ETAG = { description: 'La versión, para `If-Match`', ...text };
const LOCATION = { description: 'Dónde se lee lo que se ha creado', ...text };

/** The headers that the routes of a document take and answer without naming them. */
export class DocumentedHeaders {
  constructor(
    private readonly paths: Record<string, Record<string, object>>,
    private readonly schemas: Record<string, unknown>,
  ) {}

  /** `takesKey`: a key is somebody's, so where nobody signs in there is none. See `idFromIdempotencyKey`. */
  say(path: string, operation: WithHeaders, { takesKey }: { takesKey: boolean }): void {
    const body = this.fieldsOf(operation.requestBody?.content);
    if ('_id' in body && takesKey) this.take(operation, IDEMPOTENCY_KEY);
    if ('version' in body) this.take(operation, IF_MATCH);
    for (const [status, answer] of Object.entries(operation.responses)) {
      const items = Object.values(this.fieldsOf(answer.content)).map(
        (field) => this.resolved(field).properties ?? {},
      );
      const item = items.filter((fields) => '_id' in fields);
      if (!status.startsWith('20') || item.length !== 1) continue;
      if ('version' in item[0]!) answer.headers = { ...answer.headers, ETag: ETAG };
      if (status === '201' && this.readsOneOf(path))
        answer.headers = { ...answer.headers, Location: LOCATION };
    }
  }

  private take(operation: WithHeaders, parameter: Parameter): void {
    operation.parameters = [...(operation.parameters ?? []), parameter];
  }

  private resolved(shape: Shape | undefined): Shape {
    const name = shape?.$ref?.split('/').at(-1);
    return (name === undefined ? shape : (this.schemas[name] as Shape | undefined)) ?? {};
  }

  private fieldsOf(content: Content | undefined): Record<string, Shape> {
    return this.resolved(content?.['application/json']?.schema).properties ?? {};
  }

  private readsOneOf(path: string): boolean {
    return Object.entries(this.paths).some(
      ([one, methods]) =>
        'get' in methods && one.startsWith(`${path}/{`) && !one.includes('/', path.length + 1),
    );
  }
}
