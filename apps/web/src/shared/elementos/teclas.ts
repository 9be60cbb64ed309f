import { comentar } from './comentar';
import { type Campo, editar } from './edicion';
import type { Elemento } from './elementos';
import { openMenu } from './menu';
import { editarEntero } from './formulario';
import { elementoAt, focusElemento, listaAbierta, panelAbierto, vecino } from './lista';

/** Whether the pointer has moved since the keyboard last took the focus somewhere: then the person looks at what it shows. */
let points = false;

/** Follows which of the two a person uses. */
export const followGestures = (): (() => void) => {
  const onMove = ({ pointerType, movementX, movementY }: PointerEvent) => {
    // What slides under a pointer that rests is not what it shows.
    if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) points = true;
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab' || key.startsWith('Arrow')) points = false;
  };
  document.addEventListener('pointermove', onMove, { passive: true });
  document.addEventListener('keydown', onKey, true);
  return () => {
    document.removeEventListener('pointermove', onMove);
    document.removeEventListener('keydown', onKey, true);
  };
};

/** The item under the pointer if that was used last, else what has the focus; in the panel, always the focus. */
export const here = (): Element | null => {
  const { activeElement } = document;
  const under = [...document.querySelectorAll(':hover')].at(-1) ?? null;
  const reads = activeElement?.closest('aside[data-elemento]');
  if (points && !reads && under?.closest('[data-elemento]')) return under;
  if (activeElement && activeElement !== document.body && activeElement.id !== 'contenido')
    return activeElement;
  return under;
};

/** To the next or previous item: in the panel where it is open, else the focus goes there. */
const step = (by: 1 | -1): boolean => {
  const panel = panelAbierto();
  const from = panel?.elemento.id ?? elementoAt(here())?.datos._id;
  const next = vecino(from, by);
  if (!next) return false;
  points = false;
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
  const one = elementoAt(at) ?? (panel ? panel.find(panel.elemento.id) : lista?.propio);
  return one ? [one] : [];
};

const CAMPO_DE: Record<string, Campo> = {
  s: 'estado',
  p: 'prioridad',
  a: 'asignado',
  '⇧e': 'epica',
  l: 'etiquetas',
  d: 'fechaLimite',
};

/**
 * What a key changes where there is none of its own: who answers for a story, the day on which it ends, and the story
 * that a task is in, as a task is in no epic by itself.
 */
const EN_SU_LUGAR: Partial<Record<Campo, Campo>> = {
  asignado: 'responsable',
  fechaLimite: 'fin',
  epica: 'historia',
};

/** The key of a field, as it is shown. */
export const letraDe = (campo: Campo): string | undefined => {
  if (campo === 'puntos') return '1…9';
  const [letra] = Object.entries(CAMPO_DE).find(([, de]) => de === campo || EN_SU_LUGAR[de] === campo) ?? [];
  return letra?.toUpperCase();
};

/** Where the list of values opens: beside what has the focus, else beside the item. */
export const anchorOf = (elementos: readonly Elemento[]): Element => {
  const { activeElement } = document;
  const id = elementos[0]?.datos._id ?? '';
  const own = activeElement?.closest<HTMLElement>('[data-elemento]')?.dataset['elemento'] === id;
  const inside = own ? activeElement : null;
  // A screen may show an item twice.
  const row = here()?.closest(`[data-elemento="${id}"]`);
  return (
    inside ??
    row?.querySelector(`[data-abre="${id}"]`) ??
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

/** The field that has the focus, beside it; with the focus on the item, all of it. */
const editarAqui = (one: Elemento, elementos: readonly Elemento[]): boolean => {
  const anchor = document.activeElement?.closest<HTMLElement>('[data-campo]');
  if (anchor) return editar({ campo: anchor.dataset['campo'] as Campo, elementos, anchor });
  if (elementos.length > 1) return false;
  editarEntero(one);
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
  const [one] = elementos;
  if (!one) return false;
  const anchor = anchorOf(elementos);
  if (tecla === '.') return openMenu(anchor);
  if (tecla === 'm') return comentar(one.datos._id, one.datos._id === listaAbierta()?.propio?.datos._id);
  if (tecla === 'e') return editarAqui(one, elementos);
  if (tecla === 'i')
    return (
      editar({ campo: 'asignado', elementos, anchor, valor: 'yo' }) ||
      editar({ campo: 'responsable', elementos, anchor, valor: 'yo' })
    );
  const campo = CAMPO_DE[tecla];
  if (campo && editar({ campo, elementos, anchor })) return true;
  const otro = campo && EN_SU_LUGAR[campo];
  if (otro) return editar({ campo: otro, elementos, anchor });
  return /^[1-9]$/.test(tecla) && editar({ campo: 'puntos', elementos, anchor, valor: Number(tecla) });
};
