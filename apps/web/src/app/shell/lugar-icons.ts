import {
  ChartGantt,
  ChartPie,
  Columns3,
  ListTree,
  Repeat,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { Lugar } from '../../shared/navegar/lugar';

/** The picture of each place of a project, in the sidebar as in the palette. */
export const LUGAR_ICONS: Record<Lugar, LucideIcon> = {
  resumen: ChartPie,
  backlog: ListTree,
  sprints: Repeat,
  tablero: Columns3,
  cronologia: ChartGantt,
  alertas: TriangleAlert,
};
