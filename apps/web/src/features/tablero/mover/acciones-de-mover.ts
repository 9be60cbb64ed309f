import type { Columna } from '@pmp/contracts/sprints';
import { Check } from 'lucide-react';
import type { TFunction } from 'i18next';
import type { Accion } from '../../../shared/elementos/lista';
import { nombreDe } from '../cargar/columnas';
import { moveTo, placeOf } from './move-target';
import type { Move } from './pending-moves';

/** Every move of a card without dragging: to another column, and up and down in its own. */
export const accionesDeMover = (
  columnas: readonly Columna[],
  historia: string,
  { t, onMove }: { t: TFunction<'tablero'>; onMove: (move: Move) => void },
): Accion[] => {
  const place = placeOf([...columnas], historia);
  if (!place) return [];
  const { columna: here, index } = place;
  const last = here.historias.length - 1;
  const steps = [
    { key: 'principio', to: 0, disabled: index === 0 },
    { key: 'subir', to: index - 1, disabled: index === 0 },
    { key: 'bajar', to: index + 1, disabled: index === last },
    { key: 'final', to: last, disabled: index === last },
  ] as const;
  return [
    ...columnas.map((columna) => ({
      key: columna._id,
      label: nombreDe(columna, t),
      grupo: t('menu.columna'),
      disabled: columna === here,
      ...(columna === here && { Icon: Check }),
      run: () => onMove(moveTo(columna, historia, 0)),
    })),
    ...steps.map(({ key, to, disabled }) => ({
      key,
      label: t(`menu.${key}`),
      grupo: t('menu.posicion'),
      disabled,
      run: () => onMove(moveTo(here, historia, to)),
    })),
  ];
};
