import type { PropuestaAsistente } from '@pmp/contracts/ia';
import { ArrowRight, Ban, CircleCheck, Wand } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { paths } from '../../../shared/navegar/paths';
import { Button, ButtonLink } from '../../../shared/ui/controles/button';
import { Card } from '../../../shared/ui/fichas/card';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { Chip } from '../../../shared/ui/fichas/chip';
import { Notice } from '../../../shared/ui/pagina/notice';
import { CambioDetalle } from './cambio-detalle';
import { useAplicar } from './use-aplicar';

interface PropuestaCardProps {
  propuesta: PropuestaAsistente;
  conversacion: string | undefined;
}

/** Where what it has done is seen. */
const dondeSeVe = (tipo: PropuestaAsistente['tipo'], proyecto: string | null) =>
  proyecto === null || tipo === 'recordar'
    ? ({ to: paths.recordatorios, texto: 'verRecordatorios' } as const)
    : tipo === 'borrador-sprint'
      ? ({ to: paths.sprints(proyecto), texto: 'verSprints' } as const)
      : ({ to: paths.backlog(proyecto), texto: 'verBacklog' } as const);

/** A proposal: nothing in it happens until the person clicks. */
export const PropuestaCard = ({ propuesta, conversacion }: PropuestaCardProps) => {
  const { t } = useTranslation('asistente');
  const { tipo, resumen, cambios, proyecto } = propuesta;
  const [omitidos, setOmitidos] = useState<ReadonlySet<number>>(new Set());
  const { apply, discard, hechos } = useAplicar(conversacion, propuesta);
  const estado = apply.isSuccess ? 'aplicada' : discard.isSuccess ? 'descartada' : propuesta.estado;
  const pending = estado === 'pendiente';
  const busy = apply.isPending || discard.isPending;
  const elegidos = cambios.flatMap((_, index) => (omitidos.has(index) ? [] : [index]));
  const toggle = (index: number) => {
    const next = new Set(omitidos);
    if (!next.delete(index)) next.add(index);
    setOmitidos(next);
  };
  const error = apply.error ?? discard.error;
  const donde = dondeSeVe(tipo, proyecto);
  return (
    <Card className="flex flex-col gap-3 p-3">
      <div className="flex flex-wrap items-center gap-2">
        <Wand aria-hidden className="size-4 text-accent-text" />
        <h2 className="text-sm font-semibold">{t(`propuesta.tipo.${tipo}`)}</h2>
        {estado === 'aplicada' && (
          <Chip tone="green" Icon={CircleCheck}>
            {t('propuesta.aplicada')}
          </Chip>
        )}
        {estado === 'descartada' && (
          <Chip tone="neutral" Icon={Ban}>
            {t('propuesta.descartada')}
          </Chip>
        )}
      </div>
      <p className="text-sm break-words text-muted">{resumen}</p>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {cambios.map((cambio, index) => (
          <li key={index} className="flex flex-col gap-1 px-3 py-2">
            <div className="flex items-center gap-2">
              {pending && cambios.length > 1 ? (
                <Checkbox
                  label={cambio.descripcion}
                  checked={!omitidos.has(index)}
                  disabled={busy || hechos.has(index)}
                  className="grow break-words"
                  onChange={() => toggle(index)}
                />
              ) : (
                <p className="grow text-sm break-words">{cambio.descripcion}</p>
              )}
              {hechos.has(index) && (
                <CircleCheck aria-label={t('propuesta.hecho')} className="size-4 text-success-text" />
              )}
            </div>
            <CambioDetalle cambio={cambio} />
          </li>
        ))}
      </ul>
      {error && (
        <Notice kind="error" title={t('propuesta.error')}>
          {errorText(error, '')}
        </Notice>
      )}
      {pending && (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="primary"
            busy={apply.isPending}
            disabled={elegidos.length === 0 || busy}
            onClick={() => apply.mutate(elegidos)}
          >
            {t(apply.isPending ? 'propuesta.aplicando' : 'propuesta.aplicar', { count: elegidos.length })}
          </Button>
          <Button variant="ghost" busy={discard.isPending} disabled={busy} onClick={() => discard.mutate()}>
            {t('propuesta.descartar')}
          </Button>
        </div>
      )}
      {estado === 'aplicada' && (
        <ButtonLink to={donde.to} className="self-start" icon={<ArrowRight aria-hidden className="size-4" />}>
          {t(`propuesta.${donde.texto}`)}
        </ButtonLink>
      )}
    </Card>
  );
};
