import type { EntradaAuditoria } from '@pmp/contracts/usuarios';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMomentoExacto } from '../../shared/fechas/dates';
import { Chip } from '../../shared/ui/fichas/chip';
import { Cambios } from './cambios';
import { tituloOf } from './titulo';
import { useEtiquetas } from './use-etiquetas';

/** A long change is cut here and shown in full in the details. */
const SHOWN = 4;

interface EntradaCardProps {
  entrada: EntradaAuditoria;
  nombres: ReadonlyMap<string, string>;
  proyecto: string | undefined;
}

export const EntradaCard = ({ entrada, nombres, proyecto }: EntradaCardProps) => {
  const { t } = useTranslation('auditoria');
  const etiqueta = useEtiquetas();
  const id = useId();
  const { seq, cuando, quien, token, servicio, entidad, accion, cambios, mensaje, previa, huella } = entrada;
  const titulo = tituloOf(entrada, nombres);
  const detalles = [
    ['seq', String(seq)],
    ['servicio', servicio],
    ['id', entrada.id ?? ''],
    ['mensaje', mensaje],
    ['previa', previa],
    ['huella', huella],
    // The short name of the browser is shown above.
    ...cambios.flatMap(({ campo, a }) => (campo === 'agente' ? [['agente', String(a)] as const] : [])),
  ] as const;
  return (
    <article aria-labelledby={id} className="flex flex-col gap-1.5 px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Chip tone="neutral">{etiqueta('accion', accion)}</Chip>
        <h2 id={id} className="min-w-0 text-sm font-medium break-words">
          {titulo
            ? t(titulo.includes('«') ? 'sobreFrase' : 'sobre', {
                entidad: etiqueta('entidad', entidad),
                titulo,
              })
            : etiqueta('entidad', entidad)}
        </h2>
        {proyecto && <span className="min-w-0 text-xs break-words text-muted">{proyecto}</span>}
      </div>
      <Cambios cambios={cambios.slice(0, SHOWN)} nombres={nombres} />
      <p className="text-xs text-muted">
        {quien ? (nombres.get(quien) ?? quien) : t('sinPersona')}
        {token && ` ${t('conToken', { nombre: token.nombre })}`}
        {' · '}
        <time dateTime={cuando}>{formatMomentoExacto(cuando)}</time>
      </p>
      <details className="text-xs">
        <summary className="touch-tall w-fit cursor-pointer rounded-control text-muted hover:text-text">
          {t('detalles')}
        </summary>
        <div className="flex flex-col gap-2 pt-2">
          {cambios.length > SHOWN && <Cambios cambios={cambios.slice(SHOWN)} nombres={nombres} />}
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
            {detalles.map(([campo, valor]) => (
              <div key={campo} className="contents">
                <dt className="text-muted">{t(`detalle.${campo}`)}</dt>
                <dd className="font-mono break-all">{valor}</dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </article>
  );
};
