import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formulario } from '../../../shared/elementos/formulario';
import type { Elemento, Ref } from '../../../shared/elementos/elementos';
import type { Accion } from '../../../shared/elementos/lista';

/** What the backlog does to an item, besides what every screen does. */
export const useAcciones = (nudge: (ref: Ref, titulo: string, by: 1 | -1) => void) => {
  const { t } = useTranslation('backlog');
  const inside = (key: 'anadirHistoria' | 'anadirTarea', run: () => void): Accion => ({
    key: 'anadir',
    label: t(key),
    Icon: Plus,
    run,
  });
  const addIn = ({ entidad, datos }: Elemento): Accion[] => {
    const { _id, proyecto: proyectoId } = datos;
    if (entidad === 'epica')
      return [
        inside('anadirHistoria', () => formulario.open({ kind: 'historia', proyectoId, epicaId: _id })),
      ];
    if (entidad === 'historia')
      return [inside('anadirTarea', () => formulario.open({ kind: 'tarea', proyectoId, historiaId: _id }))];
    return [];
  };
  return (elemento: Elemento): Accion[] => {
    const { _id: id, titulo } = elemento.datos;
    const move = (key: 'subir' | 'bajar', Icon: typeof ArrowUp, by: 1 | -1): Accion => ({
      key,
      label: t(key),
      Icon,
      grupo: t('menu.posicion'),
      run: () => nudge({ entidad: elemento.entidad, id }, titulo, by),
    });
    return [...addIn(elemento), move('subir', ArrowUp, -1), move('bajar', ArrowDown, 1)];
  };
};
