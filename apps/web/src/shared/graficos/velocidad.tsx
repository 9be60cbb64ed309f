import type { Informe } from '@pmp/contracts/sprints';
import { Columnas } from './series-lazy';

type Sprint = Informe['velocidad']['sprints'][number];

interface VelocidadProps {
  title: string;
  labels: { comprometidos: string; completados: string };
  /** The sprint's name on the axis. */
  nameOf: (sprint: Sprint) => string;
  sprints: Sprint[];
}

/** Points of the last completed sprints: committed and done. */
export const Velocidad = ({ title, labels, nameOf, sprints }: VelocidadProps) => (
  <Columnas
    title={title}
    labels={sprints.map(nameOf)}
    series={[
      {
        label: labels.comprometidos,
        values: sprints.map(({ comprometidos }) => comprometidos),
        tone: 'neutral',
      },
      { label: labels.completados, values: sprints.map(({ completados }) => completados), tone: 'green' },
    ]}
  />
);
