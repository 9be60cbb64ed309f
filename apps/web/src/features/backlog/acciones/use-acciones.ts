import { ArrowDown, ArrowUp, Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formulario } from '../../../shared/elementos/formulario';
import type { Elemento, Ref } from '../../../shared/elementos/elementos';
import type { Accion } from '../../../shared/elementos/lista';

/** What the backlog does to an item, besides what every screen does. */
export const useAcciones = (nudge: (ref: Ref, titulo: string, by: 1 | -1) => void) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const entriesOf = ({ entidad, datos }: Elemento): { add?: Accion; edit: () => void } => {
    const { proyecto: proyectoId } = datos;
    const inside = (key: 'anadirHistoria' | 'anadirTarea', run: () => void) => ({
      add: { key: 'anadir', label: t(key), Icon: Plus, run },
    });
    if (entidad === 'epica')
      return {
        ...inside('anadirHistoria', () =>
          formulario.open({ kind: 'historia', proyectoId, epicaId: datos._id }),
        ),
        edit: () => formulario.open({ kind: 'epica', proyectoId, epica: datos }),
      };
    if (entidad === 'historia')
      return {
        ...inside('anadirTarea', () => formulario.open({ kind: 'tarea', proyectoId, historiaId: datos._id })),
        edit: () =>
          formulario.open({ kind: 'historia', proyectoId, epicaId: datos.epicaId._id, historia: datos }),
      };
    return {
      edit: () => formulario.open({ kind: 'tarea', proyectoId, historiaId: datos.historiaId, tarea: datos }),
    };
  };
  return (elemento: Elemento): Accion[] => {
    const { add, edit } = entriesOf(elemento);
    const { _id: id, titulo } = elemento.datos;
    const move = (key: 'subir' | 'bajar', Icon: typeof ArrowUp, by: 1 | -1): Accion => ({
      key,
      label: t(key),
      Icon,
      run: () => nudge({ entidad: elemento.entidad, id }, titulo, by),
    });
    return [
      ...(add ? [add] : []),
      { key: 'editar', label: t('comun:accion.editar'), Icon: Pencil, run: edit },
      move('subir', ArrowUp, -1),
      move('bajar', ArrowDown, 1),
    ];
  };
};
