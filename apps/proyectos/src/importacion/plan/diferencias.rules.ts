import { toBuscable } from '@pmp/contracts/common';
import type { CampoCambio, CampoImportacion } from '@pmp/contracts/proyectos';
import type { Types } from 'mongoose';
import { createHash } from 'node:crypto';
import type { ElementoDoc } from '../../elementos/kinds/elemento-doc';
import type { Tipo } from '../../elementos/kinds/kind';
import type { CambioPlan, Dicho } from '../almacen/importacion.model';
import { estadoOf } from './history.rules';
import type { Item } from './item/item';

/** A label by its id, and the other way round. */
export interface Etiquetas {
  nombreDe(id: string): string | undefined;
  idDe(nombre: string): string | undefined;
}

/** Those of a project. */
export function etiquetasDe(
  all: readonly { _id: Types.ObjectId; nombre: string; buscable: string }[],
): Etiquetas {
  const names = new Map(all.map(({ _id, nombre }) => [_id.toHexString(), nombre]));
  const ids = new Map(all.map(({ _id, buscable }) => [buscable, _id.toHexString()]));
  return { nombreDe: (id) => names.get(id), idDe: (nombre) => ids.get(toBuscable(nombre)) };
}

interface Comparado {
  tipos: readonly Tipo[];
  /** Only where the file says it; the others it does not say that it is empty. */
  columnas: readonly CampoImportacion[];
  /** Its field in the document, where that is called otherwise. */
  field?: (tipo: Tipo) => string;
  dice(item: Item, tipo: Tipo): unknown;
}

const TODOS = ['epica', 'historia', 'tarea'] as const;
const TRABAJO = ['historia', 'tarea'] as const;
const PLANEADOS = ['epica', 'historia'] as const;
const HISTORIA = ['historia'] as const;
const TAREA = ['tarea'] as const;

/** What of an item is compared: a table, so that a field is compared, taken and given back alike. */
const COMPARADOS: Record<CampoCambio, Comparado> = {
  titulo: { tipos: TODOS, columnas: ['titulo'], dice: ({ titulo }) => titulo },
  // That of an epic has the note about its origin.
  descripcion: { tipos: TRABAJO, columnas: ['descripcion'], dice: ({ descripcion }) => descripcion },
  comoUsuario: { tipos: HISTORIA, columnas: ['comoUsuario'], dice: ({ comoUsuario }) => comoUsuario },
  quiero: { tipos: HISTORIA, columnas: ['quiero'], dice: ({ quiero }) => quiero },
  para: { tipos: HISTORIA, columnas: ['para'], dice: ({ para }) => para },
  estado: { tipos: TODOS, columnas: ['estado'], dice: ({ estado }, tipo) => estadoOf(estado, tipo) },
  prioridad: { tipos: TODOS, columnas: ['prioridad'], dice: ({ prioridad }) => prioridad },
  responsable: {
    tipos: TRABAJO,
    columnas: ['responsable'],
    field: (tipo) => (tipo === 'tarea' ? 'asignado' : 'responsable'),
    dice: ({ responsable }) => responsable,
  },
  puntos: { tipos: HISTORIA, columnas: ['puntos'], dice: ({ puntos }) => puntos },
  tipoTarea: {
    tipos: TAREA,
    columnas: ['tipoTarea'],
    field: () => 'tipo',
    dice: ({ tipoTarea }) => tipoTarea,
  },
  etiquetas: { tipos: TRABAJO, columnas: ['etiquetas'], dice: ({ etiquetas }) => etiquetas },
  inicio: { tipos: PLANEADOS, columnas: ['inicio'], dice: ({ inicio }) => inicio },
  fin: { tipos: PLANEADOS, columnas: ['fin', 'fechaLimite'], dice: ({ fin }) => fin },
  fechaLimite: { tipos: TAREA, columnas: ['fechaLimite', 'fin'], dice: ({ fechaLimite }) => fechaLimite },
  tiempoEstimado: {
    tipos: TAREA,
    columnas: ['tiempoEstimado'],
    dice: ({ tiempoEstimado }) => tiempoEstimado,
  },
};
const CAMPOS = Object.entries(COMPARADOS) as [CampoCambio, Comparado][];
const DIAS: ReadonlySet<CampoCambio> = new Set(['inicio', 'fin', 'fechaLimite']);
const NUMEROS: ReadonlySet<CampoCambio> = new Set(['puntos', 'tiempoEstimado']);

const fieldOf = (campo: CampoCambio, tipo: Tipo): string => COMPARADOS[campo].field?.(tipo) ?? campo;

type Valores = Partial<Record<CampoCambio, string>>;

/** Labels in the order of their names: theirs does not count. */
const SEPARATOR = '\n';
const labelsText = (nombres: readonly string[]): string =>
  nombres.toSorted((a, b) => (toBuscable(a) < toBuscable(b) ? -1 : 1)).join(SEPARATOR);

const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : value instanceof Date
      ? value.toISOString()
      : String(value as string | number);

/** What is here, as texts. */
export function valoresDe(doc: ElementoDoc, tipo: Tipo, { nombreDe }: Etiquetas): Valores {
  const fields = doc as unknown as Record<string, unknown>;
  const known = (doc.etiquetas ?? []).flatMap((id) => nombreDe(id.toHexString()) ?? []);
  return Object.fromEntries(
    CAMPOS.filter(([, { tipos }]) => tipos.includes(tipo)).map(([campo]) => [
      campo,
      campo === 'etiquetas' ? labelsText(known) : textOf(fields[fieldOf(campo, tipo)]),
    ]),
  );
}

/** What a row says, as texts; `tiene`: the fields that its file has a column for. */
export function valoresDichos(item: Item, tipo: Tipo, tiene: ReadonlySet<CampoImportacion>): Valores {
  return Object.fromEntries(
    CAMPOS.filter(
      ([campo, { tipos, columnas }]) =>
        tipos.includes(tipo) &&
        columnas.some((columna) => tiene.has(columna)) &&
        // Somebody who has no account here.
        !(campo === 'responsable' && item.responsable === null && item.responsableDicho),
    ).map(([campo, { dice }]) => [
      campo,
      campo === 'etiquetas' ? labelsText(item.etiquetas) : textOf(dice(item, tipo)),
    ]),
  );
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

export const dichoDe = (valores: Valores): Dicho =>
  Object.fromEntries(Object.entries(valores).map(([campo, text]) => [campo, digestOf(text)]));

/** As what searches and people take for the same. */
const same = (campo: CampoCambio, one: string, other: string): boolean =>
  campo === 'etiquetas' ? toBuscable(one) === toBuscable(other) : one === other;

interface Comparing {
  aqui: Valores;
  origen: Valores;
  /** What it was made as; undefined: nobody has kept that. */
  dicho: Dicho | undefined;
  /** Nothing of it has changed here since it was made. */
  intacta: boolean;
  /** The fields that the person wants to take. */
  tomar: readonly CampoCambio[];
}

/**
 * In what a row differs from what is here. What the source has not changed since it was imported is no difference,
 * whatever it is here; what somebody has changed here stays theirs.
 */
export function diferencias({ aqui, origen, dicho, intacta, tomar }: Comparing): CambioPlan[] {
  return (Object.entries(origen) as [CampoCambio, string][]).flatMap(([campo, says]): CambioPlan[] => {
    const is = aqui[campo] ?? '';
    const made = dicho?.[campo];
    if (same(campo, is, says) || made === digestOf(says)) return [];
    const ajeno = !(intacta || made === digestOf(is));
    return [{ campo, aqui: is, origen: says, ajeno, tomar: !ajeno && tomar.includes(campo) }];
  });
}

/** A value as it is sent to change the item. */
export function datoDe(campo: CampoCambio, tipo: Tipo, text: string, { idDe }: Etiquetas): [string, unknown] {
  const field = fieldOf(campo, tipo);
  if (campo === 'etiquetas') return [field, text.split(SEPARATOR).flatMap((nombre) => idDe(nombre) ?? [])];
  if (NUMEROS.has(campo)) return [field, text ? Number(text) : campo === 'puntos' ? 0 : null];
  if (DIAS.has(campo)) return [field, text ? new Date(text) : null];
  return [field, campo === 'responsable' && !text ? null : text];
}
