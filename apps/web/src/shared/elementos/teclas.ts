import { elementoAt, focusElemento, listaAbierta, panelAbierto, vecino } from './lista';

/** The focused element, else the one under the pointer. */
const here = (): Element | null => {
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

/** Does what a key means for the items of the open screen; false: nothing. */
export const pressTecla = (tecla: string): boolean => {
  if (!listaAbierta()) return false;
  if (tecla === 'j') return step(1);
  if (tecla === 'k') return step(-1);
  return false;
};
