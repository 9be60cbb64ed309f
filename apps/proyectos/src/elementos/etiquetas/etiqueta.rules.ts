import type { EtiquetaDeElemento } from '@pmp/contracts/common';
import { erroresProyectos, MAX_ETIQUETAS_POR_ELEMENTO } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import type { ElementoDoc } from '../kinds/elemento-doc';
import type { EtiquetaDoc } from './etiqueta.model';

/** What one change to many elements does to the labels of each. */
export interface EtiquetasLote {
  poner?: string[] | undefined;
  quitar?: string[] | undefined;
}

type Labelled = Pick<ElementoDoc, 'etiquetas'>;

/** Of an element, those among these labels that it has; they keep their order. */
export const labelsOf =
  (etiquetas: readonly EtiquetaDoc[]) =>
  ({ etiquetas: ids = [] }: Labelled): EtiquetaDeElemento[] =>
    etiquetas
      .filter(({ _id }) => ids.some((id) => id.equals(_id)))
      .map(({ _id, nombre, color }) => ({ _id: _id.toHexString(), nombre, color }));

/** The labels of an element after such a change. */
export function labelled({ etiquetas = [] }: Labelled, { poner = [], quitar = [] }: EtiquetasLote): string[] {
  const had = etiquetas.map((id) => id.toHexString());
  const after = [...new Set([...had, ...poner])].filter((id) => !quitar.includes(id));
  if (after.length > MAX_ETIQUETAS_POR_ELEMENTO && after.length > had.length)
    throw new DomainError(erroresProyectos.demasiadasEtiquetas, { max: MAX_ETIQUETAS_POR_ELEMENTO });
  return after;
}
