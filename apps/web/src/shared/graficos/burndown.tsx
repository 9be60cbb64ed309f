import type { Informe } from '@pmp/contracts/sprints';
import { formatDia } from '../dates';
import { Lineas } from './series-lazy';

interface BurndownProps {
  title: string;
  /** What the three lines are called. */
  labels: { restante: string; ideal: string; alcance: string };
  dias: Informe['burndown'];
}

/** Work left day by day, against the straight line and against what the sprint holds in all. */
export const Burndown = ({ title, labels, dias }: BurndownProps) => (
  <Lineas
    title={title}
    labels={dias.map(({ fecha }) => formatDia(fecha))}
    series={[
      { label: labels.restante, values: dias.map(({ restante }) => restante), tone: 'indigo' },
      {
        label: labels.ideal,
        values: dias.map(({ ideal }) => ideal),
        tone: 'neutral',
        trazo: 'referencia',
      },
      { label: labels.alcance, values: dias.map(({ alcance }) => alcance), tone: 'amber', trazo: 'escalon' },
    ]}
  />
);
