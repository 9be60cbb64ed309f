import { type Consulta, escribir, leer } from '@pmp/consulta';
import type { Vista } from '@pmp/contracts/proyectos';
import { ChartGantt, Columns3, List, type LucideIcon } from 'lucide-react';
import { type ComponentType, createContext, lazy, type ReactNode } from 'react';
import type { PresentacionProps } from './presentacion-props';

/** By what the items are grouped there; what a view says of another presentation is kept, and shows nothing here. */
export const agrupadoEn = ({ presentacion, agrupar }: Pick<Vista, 'presentacion' | 'agrupar'>) =>
  agrupar === PRESENTACIONES[presentacion].sinAgrupar ? null : agrupar;

/** What draws a list in time; it needs what the backlog knows of projects, so app/ brings it. */
export const CronologiaContext = createContext<(props: PresentacionProps) => ReactNode>(() => null);

const POR_DIAS: Consulta['orden'] = [
  { campo: 'inicio', desciende: false },
  { campo: 'vence', desciende: false },
];

/** The query as it is read: a timeline begins with what has days, unless somebody wants another order. */
export const leidaEn = ({ presentacion, consulta }: Pick<Vista, 'presentacion' | 'consulta'>): string => {
  const asked = presentacion === 'cronologia' ? leer(consulta).consulta : undefined;
  return asked && asked.orden.length === 0 ? escribir({ ...asked, orden: POR_DIAS }) : consulta;
};

interface Presentacion {
  Icon: LucideIcon;
  /** Absent: the one of the context. */
  Component?: ComponentType<PresentacionProps>;
  /** By what it cannot group: what it shows apart already. */
  sinAgrupar?: Vista['agrupar'];
  /** Whether it shows the columns that somebody chooses. */
  conColumnas: boolean;
}

/** The ways in which the items of a view can be shown. Another one is a line here, its name in the contract and in the texts. */
export const PRESENTACIONES: Record<Vista['presentacion'], Presentacion> = {
  lista: { Icon: List, Component: lazy(() => import('./lista/lista')), conColumnas: true },
  tablero: {
    Icon: Columns3,
    Component: lazy(() => import('./tablero/tablero')),
    sinAgrupar: 'estado',
    conColumnas: true,
  },
  cronologia: { Icon: ChartGantt, conColumnas: false },
};
