import type { Cambio } from '@pmp/contracts/common';
import type { Epica, Historia } from '@pmp/contracts/proyectos';
import type { Eliminados } from '../../../shared/deshacer/eliminados';
import type { ElementoDe, Entidad } from '../../../shared/elementos/elementos';
import { patchLista } from '../arbol/patch-lista';
import { patchSprint } from '../arbol/patch-sprint';

/** The title of its epic, which no change of the story tells. */
const patchEpica = (historias: Historia[], { _id, accion, datos }: Cambio): Historia[] => {
  const titulo = accion === 'eliminado' ? undefined : (datos as Epica).titulo;
  const isOther = ({ epicaId }: Historia) => epicaId._id === _id && epicaId.titulo !== titulo;
  if (titulo === undefined || !historias.some(isOther)) return historias;
  return historias.map((each) => (isOther(each) ? { ...each, epicaId: { _id, titulo } } : each));
};

/** One item by itself, after one change; empty while it is in the trash. */
export const patchUno =
  <E extends Entidad>(entidad: E, id: string) =>
  (uno: ElementoDe[E][], cambio: Cambio, eliminados: Eliminados): ElementoDe[E][] => {
    if (cambio._id === id) {
      const de = (cambio.datos as ElementoDe[E] | null)?.proyecto ?? '';
      return patchLista(uno, entidad, de, cambio, eliminados);
    }
    if (entidad !== 'historia') return uno;
    const historias = uno as Historia[];
    if (cambio.entidad === 'sprint') return patchSprint(historias, cambio) as ElementoDe[E][];
    return cambio.entidad === 'epica' ? (patchEpica(historias, cambio) as ElementoDe[E][]) : uno;
  };
