import { createOpener } from '../navegar/opener';
import { typeAhead } from '../navegar/type-ahead';
import type { Elemento } from './elementos';
import type { Relacion } from './enlazado';

/** What can be linked. */
export type ElementoEnlazable = Exclude<Elemento, { entidad: 'epica' }>;

export const isEnlazable = (elemento: Elemento): elemento is ElementoEnlazable =>
  elemento.entidad !== 'epica';

interface Enlazando {
  elemento: ElementoEnlazable;
  relacion: Relacion;
  anchor: Element;
}

/** The item that somebody is linking; the shell shows what it can be linked with. */
export const enlazando = createOpener<Enlazando>();

export const enlazar = (what: Enlazando): void => {
  enlazando.open(what);
  typeAhead(enlazando);
};
