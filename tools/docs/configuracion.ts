import { z } from 'zod';

interface Variable {
  description?: string;
  default?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
}

/** One program and its variables beyond those common to all. */
export interface Program {
  nombre: string;
  schema: z.ZodType;
}

const MAX_SHOWN = 1e9;

const INTRO = `# Configuración

Cada proceso lee su entorno una sola vez, al arrancar, y dice juntas todas las variables que faltan o están mal. Una
variable vacía cuenta como ausente. Este documento lo escribe \`npm run docs:configuracion\` a partir de lo que los
procesos comprueban: una prueba falla cuando no dicen lo mismo.
`;

/** The variables of every program, in Markdown. `common`: those that all services share. */
export function configuracionOf(common: z.ZodType, programs: readonly Program[]): string {
  const shared = new Set(Object.keys(variablesOf(common).properties));
  const sections = programs.map(({ nombre, schema }) => sectionOf(`\`${nombre}\``, schema, shared));
  return [INTRO, sectionOf('Todos los servicios', common, new Set()), ...sections].join('\n');
}

function sectionOf(title: string, schema: z.ZodType, left: ReadonlySet<string>): string {
  const { properties, required } = variablesOf(schema);
  const rows = Object.entries(properties)
    .filter(([name]) => !left.has(name))
    .map(([name, variable]) => rowOf(name, variable, required.includes(name)));
  if (rows.length === 0) return `## ${title}\n\nNinguna más.\n`;
  return `## ${title}\n\n| variable | sin ella | admite | para qué |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

function rowOf(name: string, variable: Variable, required: boolean): string {
  if (!variable.description) throw new Error(`${name} does not say what it is for`);
  const cells = [`\`${name}\``, required ? 'no arranca' : defaultOf(variable), allowedIn(variable)];
  return `| ${[...cells, variable.description.replaceAll('|', '\\|')].join(' | ')} |`;
}

const defaultOf = ({ default: value }: Variable): string =>
  value === undefined || value === '' ? '—' : `\`${String(value)}\``;

function allowedIn({ enum: values, minimum, maximum }: Variable): string {
  if (values) return values.map((value) => `\`${String(value)}\``).join(', ');
  const isBounded = maximum !== undefined && maximum < MAX_SHOWN;
  if (minimum !== undefined) return isBounded ? `de ${minimum} a ${maximum}` : `desde ${minimum}`;
  return '—';
}

function variablesOf(schema: z.ZodType): { properties: Record<string, Variable>; required: string[] } {
  const { properties: written = {}, required = [] } = jsonSchemaOf(schema, 'input');
  const { properties: read = {} } = jsonSchemaOf(schema, 'output');
  // For a variable that is parsed into another type, only the input side has the default.
  const properties = Object.fromEntries(
    Object.entries(written).map(([name, variable]) => [
      name,
      { default: (read[name] as Variable).default, ...(variable as Variable) },
    ]),
  );
  return { properties, required };
}

const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });
