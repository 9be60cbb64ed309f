import { erroresProyectos, MAX_ARCHIVOS_POR_ELEMENTO } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import type { ArchivoDoc } from '../kinds/archivo-doc';
import type { ElementoDoc } from '../kinds/elemento-doc';

/** The element's files with the new ones; throws when they are too many. */
export function withArchivos({ archivos = [] }: ElementoDoc, received: readonly ArchivoDoc[]): ArchivoDoc[] {
  const all = [...archivos, ...received];
  if (all.length > MAX_ARCHIVOS_POR_ELEMENTO) throw new DomainError(erroresProyectos.demasiadosArchivos);
  return all;
}

export function archivoIn({ archivos = [] }: ElementoDoc, id: string): ArchivoDoc {
  const archivo = archivos.find(({ _id }) => _id.equals(id));
  if (!archivo) throw new DomainError(erroresProyectos.archivoNoEncontrado);
  return archivo;
}
