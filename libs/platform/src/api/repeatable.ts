interface Shape {
  $ref?: string;
  properties?: Record<string, unknown>;
}

interface Parameter {
  name: string;
  in: string;
}

export interface Repeatable {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Shape }> };
}

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Con la misma clave, repetir la llamada no crea nada más: el `_id` sale de ella.',
  schema: { type: 'string' },
} as const;

/** Says of what takes the id of what it creates that it takes a key instead: see `idFromIdempotencyKey`. */
export function sayRepeatable(operation: Repeatable, schemas: Record<string, unknown>): void {
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const shape = body?.$ref ? (schemas[body.$ref.split('/').at(-1)!] as Shape | undefined) : body;
  if (shape?.properties && '_id' in shape.properties)
    operation.parameters = [...(operation.parameters ?? []), KEY];
}
