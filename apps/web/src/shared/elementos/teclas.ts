import { type Campo, editar } from './edicion';
import type { Elemento } from './elementos';
import { elementoAt, focusElemento, listaAbierta, panelAbierto, vecino } from './lista';

/** The focused element, else the one under the pointer. */
export const here = (): Element | null => {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && activeElement.id !== 'contenido')
    return activeElement;
  return [...document.querySelectorAll(':hover')].at(-1) ?? null;
};

/** To the next or previous item: in the panel where it is open, else the focus goes there. */
const step = (by: 1 | -1): boolean => {
  const panel = panelAbierto();
  const from = panel?.elemento.id ?? elementoAt(here())?.datos._id;
  const next = vecino(from, by);
  if (!next) return false;
  if (!panel) return focusElemento(next.id);
  panel.elegir(next);
  return true;
};

/** What a key is about: what is selected, else the item with the focus or under the pointer, else the panel's. */
export const objetivo = (): readonly Elemento[] => {
  const lista = listaAbierta();
  const panel = panelAbierto();
  const at = here();
  const inPanel = at?.closest('aside[data-elemento]') !== null && at !== null;
  if (lista?.seleccion?.ids.size && !inPanel) {
    const ids = lista.seleccion.ids;
    return lista.refs.flatMap(({ id }) => (ids.has(id) ? (lista.find(id) ?? []) : []));
  }
  const one = elementoAt(at) ?? (panel && panel.find(panel.elemento.id));
  return one ? [one] : [];
};

export const CAMPO_DE: Record<string, Campo> = {
  s: 'estado',
  p: 'prioridad',
  a: 'asignado',
  e: 'epica',
  l: 'etiquetas',
  d: 'fechaLimite',
};

/** Where the list of values opens: beside what has the focus, else beside the item. */
export const anchorOf = (elementos: readonly Elemento[]): Element => {
  const { activeElement } = document;
  const id = elementos[0]?.datos._id ?? '';
  const inside = activeElement?.closest('[data-elemento]') ? activeElement : null;
  return (
    inside ??
    document.querySelector(`[data-abre="${id}"]`) ??
    document.querySelector(`[data-elemento="${id}"]`) ??
    document.body
  );
};

const selectAll = (): boolean => {
  const lista = listaAbierta();
  if (!lista?.seleccion) return false;
  const { ids, select } = lista.seleccion;
  const selectable = lista.refs.filter(({ entidad }) => entidad !== 'epica');
  const kind = (selectable.find(({ id }) => ids.has(id)) ?? selectable[0])?.entidad;
  select(selectable.filter(({ entidad }) => entidad === kind).map(({ id }) => id));
  return selectable.length > 0;
};

const clearSelection = (): boolean => {
  const seleccion = listaAbierta()?.seleccion;
  if (!seleccion?.ids.size) return false;
  seleccion.select([]);
  return true;
};

const toggleSelected = (): boolean => {
  const toggle = listaAbierta()?.seleccion?.toggle;
  const id = elementoAt(here())?.datos._id;
  if (!toggle || id === undefined) return false;
  toggle(id);
  return true;
};

/** Does what a key means for the items of the open screen; false: nothing. */
export const pressTecla = (tecla: string): boolean => {
  if (tecla === 'j') return step(1);
  if (tecla === 'k') return step(-1);
  if (tecla === 'todo') return selectAll();
  if (tecla === 'x') return toggleSelected();
  if (tecla === 'escape') return clearSelection();
  const elementos = objetivo();
  if (elementos.length === 0) return false;
  const anchor = anchorOf(elementos);
  const campo = CAMPO_DE[tecla];
  if (campo && editar({ campo, elementos, anchor })) return true;
  // A story is not assigned: somebody answers for it.
  if (campo === 'asignado' && editar({ campo: 'responsable', elementos, anchor })) return true;
  // What has no due date has a day on which it ends.
  if (campo === 'fechaLimite') return editar({ campo: 'fin', elementos, anchor });
  return /^[1-9]$/.test(tecla) && editar({ campo: 'puntos', elementos, anchor, valor: Number(tecla) });
};
