import { formatDia, formatMomento, formatMomentoExacto } from '../dates';

/** A calendar day of a plan. */
export const Dia = ({ iso }: { iso: string }) => <time dateTime={iso.slice(0, 10)}>{formatDia(iso)}</time>;

/** When something happened: short, exact on hover. */
export const Momento = ({ iso }: { iso: string }) => (
  <time dateTime={iso} title={formatMomentoExacto(iso)}>
    {formatMomento(iso)}
  </time>
);
