import { formatDia, formatMomento, formatMomentoExacto } from '../../fechas/dates';
import { diaOfPlan } from '../../fechas/dias';

/** A planned date. */
export const Dia = ({ iso }: { iso: string }) => <time dateTime={diaOfPlan(iso)}>{formatDia(iso)}</time>;

/** When something happened: short, exact on hover. */
export const Momento = ({ iso }: { iso: string }) => (
  <time dateTime={iso} title={formatMomentoExacto(iso)}>
    {formatMomento(iso)}
  </time>
);
