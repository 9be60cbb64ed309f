import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA, PRIORIDADES, TONE_ESTADO_TAREA, TONE_PRIORIDAD } from '../dominio/domain';
import type { Slice } from './dibujo/slice';

type Cuentas<T extends string> = Partial<Record<T, number>>;

/** Counts tasks per chip value; a value that no task has counts zero. */
export const useSlices = () => {
  const { t } = useTranslation();
  return {
    byEstado: (cuentas: Cuentas<(typeof ESTADOS_TAREA)[number]>): Slice[] =>
      ESTADOS_TAREA.map((estado) => ({
        label: t(`estadoTarea.${estado}`),
        value: cuentas[estado] ?? 0,
        tone: TONE_ESTADO_TAREA[estado],
      })),
    byPrioridad: (cuentas: Cuentas<(typeof PRIORIDADES)[number]>): Slice[] =>
      PRIORIDADES.map((prioridad) => ({
        label: t(`prioridad.${prioridad}`),
        value: cuentas[prioridad] ?? 0,
        tone: TONE_PRIORIDAD[prioridad],
      })),
  };
};
