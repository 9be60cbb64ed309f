import type { Informe } from '@pmp/contracts/sprints';
import { useTranslation } from 'react-i18next';
import { formatDia } from '../fechas/dates';
import { diaOfPlan, hoy } from '../fechas/dias';
import { Lineas } from './dibujo/series-lazy';

interface BurndownProps {
  title: string;
  /** The names of the three lines. */
  labels: { restante: string; ideal: string; alcance: string };
  dias: Informe['burndown'];
}

/** Work left per day, beside the ideal line and the sprint's total, with today marked. */
export const Burndown = ({ title, labels, dias }: BurndownProps) => {
  const { t } = useTranslation('graficos');
  const today = dias.findIndex(({ fecha }) => diaOfPlan(fecha) === hoy());
  return (
    <Lineas
      title={title}
      unit={t('unidad.puntos')}
      corte={today < 0 ? undefined : { at: today, label: t('hoy') }}
      labels={dias.map(({ fecha }) => formatDia(fecha))}
      series={[
        { label: labels.restante, values: dias.map(({ restante }) => restante), tone: 'indigo' },
        {
          label: labels.ideal,
          values: dias.map(({ ideal }) => ideal),
          tone: 'neutral',
          trazo: 'referencia',
        },
        {
          label: labels.alcance,
          values: dias.map(({ alcance }) => alcance),
          tone: 'amber',
          trazo: 'escalon',
        },
      ]}
    />
  );
};
