import type { TFunction } from 'i18next';
import { SquareCheck, SquareX } from 'lucide-react';
import type { Accion } from '../../../shared/elementos/lista';

/** Selects a card from its menu: on a touch screen there is no Ctrl, and a card has no check box. */
export const elegirAccion = (t: TFunction<'tablero'>, elegida: boolean, run: () => void): Accion => ({
  key: 'elegir',
  label: t(elegida ? 'seleccion.quitar' : 'seleccion.elegir'),
  Icon: elegida ? SquareX : SquareCheck,
  letra: 'X',
  run,
});
