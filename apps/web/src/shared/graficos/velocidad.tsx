import type { Informe } from '@pmp/contracts/sprints';
import { useTranslation } from 'react-i18next';
import { Columnas } from './dibujo/series-lazy';

type Sprint = Informe['velocidad']['sprints'][number];

interface VelocidadProps {
  title: string;
  labels: { comprometidos: string; completados: string };
  /** The sprint's name on the axis. */
  nameOf: (sprint: Sprint) => string;
  sprints: Sprint[];
  /** What a sprint ends with on average. */
  media: number | null;
}

/** Points of the last completed sprints, committed and done, beside their average. */
export const Velocidad = ({ title, labels, nameOf, sprints, media }: VelocidadProps) => {
  const { t } = useTranslation('graficos');
  return (
    <Columnas
      title={title}
      unit={t('unidad.puntos')}
      nivel={media === null ? undefined : { at: media, label: t('media') }}
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
};
