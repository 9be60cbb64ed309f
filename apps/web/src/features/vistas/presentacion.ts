import type { Vista } from '@pmp/contracts/proyectos';
import { ChartGantt, Columns3, List, type LucideIcon } from 'lucide-react';
import { type ComponentType, createContext, lazy, type ReactNode } from 'react';
import type { PresentacionProps } from './presentacion-props';

/** What draws a list in time; it needs what the backlog knows of projects, so app/ brings it. */
export const CronologiaContext = createContext<(props: PresentacionProps) => ReactNode>(() => null);

interface Presentacion {
  Icon: LucideIcon;
  /** Absent: the one of the context. */
  Component?: ComponentType<PresentacionProps>;
  /** Whether it shows the groups and the columns that somebody chooses. */
  agrupa: boolean;
  conColumnas: boolean;
}

/** The ways in which the items of a view can be shown. Another one is a line here, its name in the contract and in the texts. */
export const PRESENTACIONES: Record<Vista['presentacion'], Presentacion> = {
  lista: { Icon: List, Component: lazy(() => import('./lista/lista')), agrupa: true, conColumnas: true },
  tablero: {
    Icon: Columns3,
    Component: lazy(() => import('./tablero/tablero')),
    agrupa: false,
    conColumnas: true,
  },
  cronologia: { Icon: ChartGantt, agrupa: true, conColumnas: false },
};
