import { ArrowDown, ArrowUp, Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Elemento } from '../../../shared/elementos/elementos';
import type { Accion } from '../../../shared/elementos/lista';
import type { Backlog } from './backlog-context';

/** What the backlog does to an item, besides what every screen does. */
export const useAcciones = ({ open, nudge }: { open: Backlog['open']; nudge: Backlog['rank']['nudge'] }) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const entriesOf = ({ entidad, datos }: Elemento): { add?: Accion; edit: () => void } => {
    const inside = (key: 'anadirHistoria' | 'anadirTarea', run: () => void) => ({
      add: { key: 'anadir', label: t(key), Icon: Plus, run },
    });
    if (entidad === 'epica')
      return {
        ...inside('anadirHistoria', () => open({ kind: 'historia', epicaId: datos._id })),
        edit: () => open({ kind: 'epica', epica: datos }),
      };
    if (entidad === 'historia')
      return {
        ...inside('anadirTarea', () => open({ kind: 'tarea', historiaId: datos._id })),
        edit: () => open({ kind: 'historia', epicaId: datos.epicaId._id, historia: datos }),
      };
    return { edit: () => open({ kind: 'tarea', historiaId: datos.historiaId, tarea: datos }) };
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
