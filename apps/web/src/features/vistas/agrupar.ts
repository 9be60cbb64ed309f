import type { Elemento as Encontrado, Proyecto, Vista } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA, PRIORIDADES } from '../../shared/dominio/domain';
import type { Elemento } from '../../shared/elementos/elementos';

type TareaConEpica = Extract<Encontrado, { entidad: 'tarea' }>;

export interface Grupo {
  key: string;
  nombre: string;
  elementos: Elemento[];
}

const personaOf = ({ entidad, datos }: Elemento) => {
  if (entidad === 'epica') return null;
  return entidad === 'tarea' ? datos.asignado : datos.responsable;
};
/** Of a task, that of its story, which only a query says; one that has just been made says none. */
const epicaOf = ({ entidad, datos }: Elemento): { _id: string; titulo: string } | null | undefined => {
  if (entidad === 'epica') return datos;
  return entidad === 'historia' ? datos.epicaId : (datos as Partial<TareaConEpica>).epica;
};
const TIPOS = ['epica', 'historia', 'tarea'];
const ORDEN: Partial<Record<NonNullable<Vista['agrupar']>, readonly string[]>> = {
  tipo: TIPOS,
  estado: ESTADOS_TAREA,
  prioridad: PRIORIDADES.toReversed(),
};

/** The items by what they have in common, in the order of its values; one group without a name if they are not grouped. */
export const useGrupos = (
  elementos: readonly Elemento[],
  agrupar: Vista['agrupar'],
  proyectos: ReadonlyMap<string, Proyecto>,
): Grupo[] => {
  const { t } = useTranslation(['vistas', 'comun']);
  if (!agrupar) return [{ key: '', nombre: '', elementos: [...elementos] }];
  const valueOf = (elemento: Elemento): [key: string, nombre: string] => {
    const { entidad, datos } = elemento;
    switch (agrupar) {
      case 'proyecto':
        return [datos.proyecto, proyectos.get(datos.proyecto)?.nombre ?? ''];
      case 'tipo':
        return [entidad, t(`grupo.${entidad}`)];
      case 'estado':
        return [datos.estado, t(`comun:estadoTarea.${datos.estado}`)];
      case 'prioridad':
        return [datos.prioridad, t(`comun:prioridad.${datos.prioridad}`)];
      case 'asignado': {
        const persona = personaOf(elemento);
        return [persona?._id ?? '', persona?.nombre ?? t('comun:persona.sinAsignar')];
      }
      case 'epica': {
        const epica = epicaOf(elemento);
        return [epica?._id ?? '', epica?.titulo ?? t('agrupar.sinEpica')];
      }
      case 'etiqueta': {
        // One with several is in the group of the first, and so in one only, as in the rows of a sprint's board.
        const etiqueta = entidad === 'epica' ? undefined : datos.etiquetas?.[0];
        return [etiqueta?._id ?? '', etiqueta?.nombre ?? t('agrupar.sinEtiqueta')];
      }
    }
  };
  const groups = new Map<string, Grupo>();
  for (const elemento of elementos) {
    const [key, nombre] = valueOf(elemento);
    const group = groups.get(key) ?? { key, nombre, elementos: [] };
    group.elementos.push(elemento);
    groups.set(key, group);
  }
  const order = ORDEN[agrupar];
  return [...groups.values()].sort((a, b) =>
    order
      ? order.indexOf(a.key) - order.indexOf(b.key)
      : Number(!a.key) - Number(!b.key) || a.nombre.localeCompare(b.nombre),
  );
};
