import type { Cambio } from '@pmp/contracts/common';
import { pendientes } from '../pendientes/pendientes';
import { session } from '../sesion/session';
import { cambios } from '../vivo/cambios';
import { type Capa, createCapa, verEn } from './capa';
import { type Coleccion, createColeccion, type Fila } from './coleccion';
import { applyConsecuencias, asHeard, type Colecciones } from './consecuencias';
import { type Clase, type FilaDe, isClase, porClase } from './filas';

const colecciones = porClase(() => createColeccion<Fila>()) as unknown as Colecciones;
const de = <E extends Clase>(clase: E) => colecciones[clase] as unknown as Coleccion<FilaDe[E]>;

/** Grows with everything that is said. */
let momento = 0;
/** When an event last said something of a thing; those of before its list was read are in the list, or not of it. */
const oidas = porClase(() => new Map<string, number>());

const listeners = new Set<() => void>();
const tell = (): void => {
  momento += 1;
  listeners.forEach((listener) => listener());
};

let isToldSoon = false;
/** Not while a screen is being drawn, which may be what takes a reply that came before it. */
const tellSoon = (): void => {
  momento += 1;
  if (isToldSoon) return;
  isToldSoon = true;
  queueMicrotask(() => {
    isToldSoon = false;
    listeners.forEach((listener) => listener());
  });
};

const apply = (cambio: Cambio): void => {
  const { entidad, accion, _id, version, datos } = cambio;
  let changed = false;
  if (isClase(entidad) && accion === 'eliminado') changed = de(entidad).remove(_id, version);
  else if (isClase(entidad)) {
    const fila = asHeard(colecciones, entidad, datos as FilaDe[typeof entidad]);
    changed = de(entidad).hear(fila, version, accion === 'creado');
    if (changed) oidas[entidad].set(_id, momento + 1);
  }
  if (applyConsecuencias(colecciones, cambio) || changed) tell();
};

const said = <E extends Clase>(clase: E, id: string): FilaDe[E] | undefined => de(clase).get(id);

let capa: Capa = createCapa([], said);
let capaDe: readonly [momento: number, pedidos: readonly unknown[]] = [0, []];
const getCapa = (): Capa => {
  const pedidos = pendientes.porConfirmar();
  if (capaDe[0] !== momento || capaDe[1] !== pedidos) {
    capa = createCapa(pedidos, said, capa);
    capaDe = [momento, pedidos];
  }
  return capa;
};

/**
 * Everything of the work that this page knows, once: what the server has said, the newest of it, and over that what
 * it has not confirmed yet. Lists keep ids (`lista.ts`), and nothing else keeps a thing.
 */
export const almacen = {
  /** Of a reply. Gives their ids, in order. */
  take: <E extends Clase>(clase: E, filas: readonly FilaDe[E][]): string[] => {
    const changed = filas.map((fila) => de(clase).read(fila)).includes(true);
    if (changed) tellSoon();
    return filas.map(({ _id }) => _id);
  },

  /** What something else than a reply or a `cambio` changes in them; `change` gives the same one where that is nothing. */
  update: <E extends Clase>(clase: E, change: (fila: FilaDe[E]) => FilaDe[E]): void => {
    if (de(clase).update(change)) tell();
  },

  /** As screens show it. */
  get: <E extends Clase>(clase: E, id: string): FilaDe[E] | undefined =>
    verEn(getCapa(), clase, id, said(clase, id)),

  /** Everything of a kind that this page knows, as screens show it. */
  all: <E extends Clase>(clase: E): FilaDe[E][] => [
    ...[...de(clase).all()].flatMap((fila) => verEn(getCapa(), clase, fila._id, fila) ?? []),
    ...getCapa().creadas[clase].flatMap((id) => verEn(getCapa(), clase, id, undefined) ?? []),
  ],

  /** As the server has it. */
  said,

  /** What has been heard of since then, or waits to be made. */
  nuevas: (clase: Clase, desde: number): string[] => {
    const heard = [...oidas[clase]].filter(([, at]) => at > desde).map(([id]) => id);
    return [...heard, ...getCapa().creadas[clase]];
  },

  /** Each change that is heard of, once the store has it: for what is announced, and what only the server knows. */
  hear: cambios.subscribe,

  /** Changes with anything that `get` says. */
  momento: (): number => momento,

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  clear: (): void => {
    Object.values(colecciones).forEach((coleccion) => coleccion.clear());
    Object.values(oidas).forEach((heard) => heard.clear());
    tell();
  },
};

cambios.subscribe(apply);
pendientes.subscribe(tell);

let owner = session.get().user._id;
// Of another person, who must not see what the last one read.
session.subscribe(() => {
  const now = session.get().user._id;
  if (now === owner) return;
  owner = now;
  almacen.clear();
});
