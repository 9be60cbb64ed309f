import { DomainError } from '@pmp/platform';
import { objectId } from '../../storage/object-id';
import { changedFields } from '../../storage/changed-fields';
import type { CriterioDoc } from './criterio-doc';
import type { ElementoDoc } from './elemento-doc';
import type { Kind, Shape } from './kind';

/** What a person sends to create an element; each kind's contract says what else it takes. */
export interface CreateDatos {
  _id?: string | undefined;
  titulo: string;
  proyecto: string;
}

export interface CriterioNuevo {
  _id?: string | undefined;
  texto: string;
  hecho?: boolean | undefined;
}

/** What a person sends to change one. */
export interface UpdateDatos {
  version?: number | undefined;
  /** The sibling after which it goes; null: first. */
  despuesDe?: string | null | undefined;
  completarTareas?: boolean | undefined;
}

const sent = (datos: object, campo: string): unknown => (datos as Record<string, unknown>)[campo];

/** A criterion as it is stored. */
export const newCriterio = ({ _id, texto, hecho = false }: CriterioNuevo): CriterioDoc => ({
  _id: objectId(_id),
  texto,
  hecho,
});

/** A value as it is stored; undefined if it was not sent. */
const stored = ({ given }: Pick<Kind, 'given'>, datos: object, campo: string): unknown => {
  const value = sent(datos, campo);
  if (campo === 'etiquetas' && Array.isArray(value))
    return value.toSorted().map((id: string) => objectId(id));
  if (campo === 'criterios' && Array.isArray(value)) return value.map(newCriterio);
  return campo === given?.field && typeof value === 'string' ? objectId(value) : value;
};

/** The id of the parent in what was sent. */
export const parentIn = ({ parent }: Pick<Kind, 'parent'>, datos: object): string | undefined =>
  parent ? (sent(datos, parent.campo) as string | undefined) : undefined;

/** The person to whom it is given, or is to be given by these changes. */
export const personOf = ({ given }: Pick<Kind, 'given'>, doc: object): string | null => {
  const id = given && sent(doc, given.field);
  return id ? String(id) : null;
};

/** The id of its parent. */
export const parentOf = ({ parent }: Pick<Kind, 'parent'>, doc: object) =>
  parent ? (doc as Record<string, ElementoDoc['_id']>)[parent.field] : undefined;

const placed = (kind: Pick<Kind, 'parent'>, datos: object): object => {
  const padre = parentIn(kind, datos);
  return kind.parent ? { [kind.parent.field]: padre && objectId(padre) } : {};
};

/** What each field may be is in the contract; this is about what they are together. */
function assertWhole<D extends ElementoDoc, S extends Shape>(kind: Kind<D, S>, doc: D): void {
  const flaw = kind.flawOf?.(doc);
  if (flaw) throw new DomainError(flaw);
}

export function newElemento<D extends ElementoDoc, S extends Shape>(
  kind: Kind<D, S>,
  datos: CreateDatos,
  { creador, orden, now }: { creador: string; orden: string; now: Date },
): D {
  const own = Object.entries(kind.defaults).map(([campo, value]) => [
    campo,
    stored(kind, datos, campo) ?? value,
  ]);
  const doc = {
    _id: objectId(datos._id),
    titulo: datos.titulo,
    ...Object.fromEntries(own),
    orden,
    ...placed(kind, datos),
    proyecto: objectId(datos.proyecto),
    creador: objectId(creador),
    createdAt: now,
    updatedAt: now,
    version: 1,
  } as D;
  assertWhole(kind, doc);
  return doc;
}

/** The fields that differ from what is sent. An element stays in its project, but may move to another parent of it. */
export function changesOf<D extends ElementoDoc, S extends Shape>(
  kind: Kind<D, S>,
  current: D,
  datos: object,
): Partial<D> {
  const own = ['titulo', ...Object.keys(kind.defaults)].map((campo) => [campo, stored(kind, datos, campo)]);
  const changes = changedFields({ etiquetas: [], ...current }, {
    ...Object.fromEntries(own),
    ...placed(kind, datos),
  } as Partial<D>);
  assertWhole(kind, { ...current, ...changes });
  return changes;
}
