import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { atajos } from '../../../shared/navegar/atajos';
import { followGestures, pressTecla } from '../../../shared/elementos/teclas';
import { followTyping } from '../../../shared/navegar/type-ahead';
import { crearElemento } from '../../../shared/elementos/anadir/crear';
import { useSession } from '../../../shared/sesion/session';
import { capa, togglePaleta } from './capa';
import { pathOf } from './destinos';
import { controlOfRow } from './control-of-row';
import { createTeclado, type Orden } from './mapa';

/** Elements in which letters are text or type-ahead. */
const READS_LETTERS =
  'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox]';

/** A question that has been answered, and is only waiting for the server, holds nothing that could be lost. */
const DIALOG = '[role=dialog], [role=alertdialog]:not([aria-busy=true])';

/** While a dialog is open no shortcut leaves the page: what was typed in the dialog would be lost. */
const isCovered = () => document.querySelector(DIALOG) !== null;

/** The shortcuts that work on every screen. */
export const useTeclado = (proyectoId: string | undefined) => {
  const navigate = useNavigate();
  const isAdmin = useSession().user.rol === 'admin';
  const run = useRef<(orden: Orden) => void>(null);
  useLayoutEffect(() => {
    run.current = (orden) => {
      if (orden.tipo === 'ayuda') return capa.open('atajos');
      if (orden.tipo === 'paleta') return togglePaleta();
      if (orden.tipo === 'elemento') return;
      if (orden.tipo === 'fila') return pressTecla('x') ? undefined : controlOfRow()?.click();
      if (orden.tipo === 'crear') return crearElemento(orden.entidad, proyectoId);
      const path = pathOf(orden.destino, { proyectoId, isAdmin });
      if (!path) return;
      void navigate(path);
      // Moves the focus to the page, so that the next Tab reaches its first control instead of the whole sidebar.
      document.getElementById('contenido')?.focus({ preventScroll: true });
    };
  });
  useEffect(followGestures, []);
  // With the page's first sight and not after it: whoever sees it may already be typing.
  useLayoutEffect(followTyping, []);
  useLayoutEffect(() => {
    const press = createTeclado();
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !atajos.areOn()) return;
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const target = event.target instanceof Element ? event.target : null;
      const typing = Boolean(target?.closest(READS_LETTERS));
      const orden = press({ key, ctrlKey, metaKey, altKey, shiftKey, typing }, event.timeStamp);
      if (!orden || (isCovered() && !(orden.tipo === 'paleta' && capa.get() === 'paleta'))) return;
      if (orden.tipo === 'elemento' && !pressTecla(orden.tecla)) return;
      event.preventDefault();
      run.current?.(orden);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
