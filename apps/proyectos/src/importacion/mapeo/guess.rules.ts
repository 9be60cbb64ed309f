import { toBuscable, type Prioridad } from '@pmp/contracts/common';
import type {
  CampoImportacion,
  EstadoImportado,
  Importacion,
  Mapeo,
  Origen,
  TipoImportacion,
} from '@pmp/contracts/proyectos';
import { peopleIn } from './people.rules';
import { orderOf } from './dates.rules';
import { campoOfColumna, isAdded, isOfNoUse } from './palabras/columnas';
import { campoPropio } from './palabras/fuentes';
import { estadoOfCategoria, estadoOfPalabra } from './palabras/estados';
import { palabraOf } from './palabras/palabra';
import { prioridadOfPalabra } from './palabras/prioridades';
import { claseOfPalabra } from './palabras/tipos';

type Columns = Importacion['columnas'];

/** Of Jira, where `Parent` has the id of the parent and so do keys of their own have their column. */
const ONLY_ONE: ReadonlySet<CampoImportacion> = new Set([
  'clave',
  'titulo',
  'tipo',
  'estado',
  'prioridad',
  'identificador',
]);

/**
 * The first column of each name that can only be once; the others of it stay out until somebody says otherwise. A column
 * `Historia` says which story a task belongs to, or in a list of stories without another title is the title. What nobody
 * knows goes into the note of its item by its name, unless it says nothing of it.
 */
export function guessColumnas(origen: Origen, header: readonly string[]): Mapeo['columnas'] {
  const isTitled = header.some((nombre) => campoOfColumna(nombre) === 'titulo');
  const taken = new Set<CampoImportacion>();
  return Object.fromEntries(
    header.map((nombre) => {
      const isTitle = !isTitled && palabraOf(nombre) === 'historia';
      const own = campoPropio(origen, nombre);
      if (own === null) return [nombre, null];
      const campo = isTitle ? 'titulo' : (own ?? campoOfColumna(nombre));
      if (!campo) return [nombre, isOfNoUse(nombre) || !palabraOf(nombre) ? null : 'nota'];
      if (ONLY_ONE.has(campo) && taken.has(campo)) return [nombre, isAdded(nombre) ? 'nota' : null];
      taken.add(campo);
      return [nombre, campo];
    }),
  );
}

/** By the word that it is, else by what the source says of it; undefined: neither tells. */
export const knownEstado = (value: string, categoria = ''): EstadoImportado | undefined =>
  estadoOfPalabra(value) ?? estadoOfCategoria(categoria);

export const guessEstado = (value: string, categoria = ''): EstadoImportado =>
  knownEstado(value, categoria) ?? 'pendiente';

const guessPrioridad = (value: string): Prioridad => prioridadOfPalabra(value) ?? 'media';

/** In Jira tasks and bugs are siblings of stories, so they are stories here; elsewhere a task may be beneath one. */
function guessTipo(value: string, origen: Origen): TipoImportacion {
  const clase = claseOfPalabra(value) ?? 'historia';
  if (clase !== 'trabajo') return clase;
  return origen === 'jira' ? 'historia' : 'tarea';
}

export interface Known {
  _id: string;
  nombre: string;
  correo: string;
}

/** The person with this mail, or with this name if only one has it. */
export function guessPersona(value: string, people: readonly Known[]): string | null {
  const plain = toBuscable(value).trim();
  const correo = /[^\s<>;,]+@[^\s<>;,]+/.exec(plain)?.[0];
  const byMail = correo && people.find((person) => toBuscable(person.correo) === correo);
  if (byMail) return byMail._id;
  const name = plain.replace(/\s*<[^>]*>$/, '');
  const named = people.filter((person) => toBuscable(person.nombre).trim() === name);
  if (named.length === 1) return named[0]!._id;
  const user = people.filter((person) => toBuscable(person.correo).split('@')[0] === plain);
  return user.length === 1 ? user[0]!._id : null;
}

const valuesOf = (
  columnas: Columns,
  campos: Mapeo['columnas'],
  wanted: readonly CampoImportacion[],
): string[] => [
  ...new Set(
    columnas
      .filter(({ nombre }) => wanted.includes(campos[nombre]!))
      .flatMap(({ valores = [] }) => valores.map(({ valor }) => valor)),
  ),
];

/** What else the file says of its values. */
export interface Facts {
  /** What the source says of what a state is, by its name. */
  categorias?: Readonly<Record<string, string>>;
}

/** What is proposed before anybody has looked at it. `people`: those whom work may be given to. */
export function guessMapeo(
  origen: Origen,
  columnas: Columns,
  people: readonly Known[],
  { categorias = {} }: Facts = {},
): Mapeo {
  const campos = guessColumnas(
    origen,
    columnas.filter(({ veces }) => veces > 0).map(({ nombre }) => nombre),
  );
  const of = <T>(wanted: CampoImportacion, guess: (value: string) => T): Record<string, T> =>
    Object.fromEntries(valuesOf(columnas, campos, [wanted]).map((value) => [value, guess(value)]));
  const dated = columnas.filter(({ nombre }) =>
    ['creado', 'actualizado', 'empezado', 'resuelto', 'fechaLimite', 'inicio', 'fin'].includes(
      campos[nombre] ?? '',
    ),
  );
  const { orden, supuesto } = orderOf(
    dated.flatMap(({ ejemplos, valores = [] }) => [...ejemplos, ...valores.map((v) => v.valor)]),
  );
  const named = valuesOf(columnas, campos, ['responsable']).flatMap((cell) =>
    peopleIn(cell, (name) => guessPersona(name, people) !== null),
  );
  return {
    columnas: campos,
    tipos: of('tipo', (value) => guessTipo(value, origen)),
    estados: of('estado', (value) => guessEstado(value, categoriaIn(categorias, value))),
    prioridades: of('prioridad', guessPrioridad),
    personas: Object.fromEntries(named.map((name) => [name, guessPersona(name, people)])),
    fechas: orden,
    ...(supuesto && { fechasSupuestas: true }),
  };
}

const categoriaIn = (categorias: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(categorias, value) ? categorias[value]! : '';

/** The values that no table knows and the source says nothing of: whoever imports is asked for them. */
export function unknownIn(
  mapeo: Mapeo,
  { categorias = {} }: Facts,
): NonNullable<Importacion['desconocidos']> {
  const of = (record: object, isKnown: (value: string) => boolean) =>
    Object.keys(record).filter((value) => !isKnown(value));
  return {
    tipos: of(mapeo.tipos, (value) => claseOfPalabra(value) !== undefined),
    estados: of(mapeo.estados, (value) => knownEstado(value, categoriaIn(categorias, value)) !== undefined),
    prioridades: of(mapeo.prioridades, (value) => prioridadOfPalabra(value) !== undefined),
  };
}
