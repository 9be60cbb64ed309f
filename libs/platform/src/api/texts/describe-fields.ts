import { ANSWER_TEXTS } from './answers';
import { FIELD_TEXTS, type FieldText } from './fields';
import { PARAMETER_TEXTS } from './parameters';

const TEXTS: Readonly<Record<string, FieldText>> = { ...ANSWER_TEXTS, ...FIELD_TEXTS };

interface Described {
  $ref?: string;
  description?: string;
  type?: string | string[];
  examples?: unknown[];
  [key: string]: unknown;
}

interface Parameter {
  name: string;
  description?: string;
  example?: unknown;
  schema?: Described;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sayingOf = (text: FieldText): { text: string; example?: unknown } =>
  typeof text === 'string' ? { text } : { text: text[0], example: text[1] };

/** An example of another type than the schema's would be wrong where the name means something else. */
const fits = ({ type, enum: values, pattern }: Described, example: unknown): boolean => {
  if (Array.isArray(values)) return values.includes(example);
  if (typeof pattern === 'string') return typeof example === 'string' && new RegExp(pattern).test(example);
  const is = typeof example === 'number' ? ['number', 'integer'] : [typeof example];
  return typeof type === 'string' && is.includes(type);
};

/** Where it refers to another schema, or holds others, what is said of them stands beside. */
function describeField(name: string, field: Described): void {
  const said = TEXTS[name];
  if (said === undefined || field.$ref !== undefined) return;
  const { text, example } = sayingOf(said);
  field.description ??= text;
  if (example !== undefined && field.examples === undefined && fits(field, example))
    field.examples = [example];
}

function describeParameter(parameter: Parameter): void {
  const said = PARAMETER_TEXTS[parameter.name] ?? TEXTS[parameter.name];
  const own = parameter.schema?.description;
  if (said === undefined && own === undefined) return;
  const { text, example } = said === undefined ? { text: own, example: undefined } : sayingOf(said);
  parameter.description ??= own ?? text;
  if (example !== undefined && parameter.schema && fits(parameter.schema, example))
    parameter.example ??= example;
}

/** Says of every field and parameter of a document, or of a part of one, what those of its name are. */
export function describeFields(node: unknown): void {
  if (Array.isArray(node)) return node.forEach(describeFields);
  if (!isObject(node)) return;
  for (const [key, child] of Object.entries(node)) {
    if (key === 'properties' && isObject(child))
      for (const [name, field] of Object.entries(child)) if (isObject(field)) describeField(name, field);
    if (key === 'parameters' && Array.isArray(child))
      for (const one of child)
        if (isObject(one) && 'in' in one) describeParameter(one as unknown as Parameter);
    describeFields(child);
  }
}
