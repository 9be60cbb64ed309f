import { createOpener } from '../navegar/opener';
import type { Ref } from './elementos';

interface BloqueosAbiertos {
  elemento: Ref;
  anchor: Element;
}

/** Of which item what it waits for is shown beside its mark; the shell shows it. */
export const bloqueos = createOpener<BloqueosAbiertos>();

/** What an item waits for is neither shown to a pointer that only passes nor taken from one that goes to it. */
const SHOW_MS = 250;
const HIDE_MS = 200;
let timer: ReturnType<typeof setTimeout> | undefined;

const later = (run: () => void, ms: number) => {
  clearTimeout(timer);
  timer = setTimeout(run, ms);
};

export const asomar = (what: BloqueosAbiertos) =>
  later(() => bloqueos.open(what), bloqueos.get() ? 0 : SHOW_MS);
export const mostrarBloqueos = (what: BloqueosAbiertos) => {
  clearTimeout(timer);
  bloqueos.open(what);
};
export const retirarBloqueos = () => later(bloqueos.close, HIDE_MS);
export const quedarse = () => clearTimeout(timer);
