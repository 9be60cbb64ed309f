import { createOpener } from '../navegar/opener';
import type { Elemento } from './elementos';
import { type Accion, elementoAt, listaAbierta } from './lista';

interface Anchor {
  getBoundingClientRect: () => DOMRect;
}

interface MenuAbierto {
  elementos: readonly Elemento[];
  propias: readonly Accion[];
  /** What the menu opens beside. */
  anchor: Anchor;
  /** What gets the focus back. */
  opener: HTMLElement | null;
}

/** The menu of items that is open; the shell shows it. */
export const menuElementos = createOpener<MenuAbierto>();

/** What the shell says for a moment: something was copied. */
export const copiado = createOpener<string>();

const pointAt = ({ clientX: x, clientY: y }: MouseEvent): Anchor => ({
  getBoundingClientRect: () => DOMRect.fromRect({ x, y }),
});

const openerOf = (within: Element | Document, id: string) =>
  (within instanceof Element ? within.closest('[data-elemento]') : within)?.querySelector<HTMLElement>(
    `[data-abre="${id}"]`,
  );

/** The selected items, if it is one of them, else it alone. */
const affected = (elemento: Elemento): readonly Elemento[] => {
  const lista = listaAbierta();
  const ids = lista?.seleccion?.ids;
  if (!lista || !ids?.has(elemento.datos._id)) return [elemento];
  return lista.refs.flatMap(({ id }) => (ids.has(id) ? (lista.find(id) ?? []) : []));
};

/** Opens the menu of the item that this is part of, beside it or where the pointer is; false: it is part of none. */
export const openMenu = (at: Element, pointer?: MouseEvent): boolean => {
  const elemento = elementoAt(at);
  if (!elemento) return false;
  // In the panel it is about what the panel shows.
  const panel = at.closest<HTMLElement>('aside[data-elemento]');
  const elementos = panel ? [elemento] : affected(elemento);
  menuElementos.open({
    elementos,
    // In the panel there may be an item that the screen does not show.
    propias:
      (elementos.length === 1 &&
        listaAbierta()?.find(elemento.datos._id) &&
        listaAbierta()?.acciones?.(elemento)) ||
      [],
    anchor: pointer ? pointAt(pointer) : at,
    opener: openerOf(at, elemento.datos._id) ?? panel ?? openerOf(document, elemento.datos._id) ?? null,
  });
  return true;
};

/** Where the browser's own menu is the useful one: in text fields, and on links and pictures where an item is read. */
const IS_BROWSERS =
  'input, textarea, [contenteditable], aside a, aside img, [data-pagina] a, [data-pagina] img';

/** Somebody is about to copy. */
const hasSelectedText = (target: Element): boolean => {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(target);
};

/** Opens the menu for a right click, or the keyboard's menu key, on an item; with Shift and the mouse the browser's stays; Mayús+F10 is a key. */
export const onContextMenu = (event: MouseEvent): void => {
  const { target } = event;
  // A long press drags.
  const isTouch = 'pointerType' in event && event.pointerType === 'touch';
  if (!(target instanceof Element) || (event.shiftKey && event.button === 2) || isTouch) return;
  if (target.closest(IS_BROWSERS) || hasSelectedText(target)) return;
  if (openMenu(target, event)) event.preventDefault();
};
