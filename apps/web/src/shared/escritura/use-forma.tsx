import { hasMarkup } from '@pmp/contracts/common/markdown';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { usePrimeraVista } from '../navegar/primera-vista';
import { fetchPage } from '../partes/lazy-page';
import type { DocumentoProps } from './forma/documento';

const listeners = new Set<() => void>();

/** Null: it has not arrived, and the next text asks again. */
let show: ((props: DocumentoProps) => ReactNode) | null | undefined;
let asked: Promise<void> | null | undefined;

const fetchForma = (): void => {
  asked ??= fetchPage(() => import('./forma/documento'), ['escritura'])
    .then(
      ({ default: Documento }) => void (show = (props) => <Documento {...props} />),
      () => void (asked = show = null),
    )
    .then(() => listeners.forEach((listener) => listener()));
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What shows a text with its form, once it is there; undefined meanwhile, and null for a text that has none. */
export const useForma = (texto: string): typeof show => {
  const isNeeded = hasMarkup(texto);
  const isShown = usePrimeraVista();
  const now = useSyncExternalStore(subscribe, () => show);
  useEffect(() => {
    if (isNeeded && isShown) fetchForma();
  }, [isNeeded, isShown]);
  return isNeeded ? now : null;
};
