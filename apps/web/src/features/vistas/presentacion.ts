import type { Vista } from '@pmp/contracts/proyectos';
import { Columns3, List, type LucideIcon } from 'lucide-react';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { PresentacionProps } from './presentacion-props';

interface Presentacion {
  Icon: LucideIcon;
  Component: LazyExoticComponent<ComponentType<PresentacionProps>>;
}

/** The ways in which the items of a view can be shown. Another one is a line here, its name in the contract and in the texts. */
export const PRESENTACIONES: Record<Vista['presentacion'], Presentacion> = {
  lista: { Icon: List, Component: lazy(() => import('./lista/lista')) },
  tablero: { Icon: Columns3, Component: lazy(() => import('./tablero/tablero')) },
};
