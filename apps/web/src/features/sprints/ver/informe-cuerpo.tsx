import type { Informe } from '@pmp/contracts/sprints';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDia, formatMomento } from '../../../shared/fechas/dates';
import { Burndown } from '../../../shared/graficos/burndown';
import { Figura } from '../../../shared/graficos/figura';
import { Velocidad } from '../../../shared/graficos/velocidad';
import { InformeHistorias } from './informe-historias';
import { Notice } from '../../../shared/ui/pagina/notice';

const Dato = ({ label, value }: { label: string; value: string }) => (
  <div className="min-w-0 px-3 py-2">
    <dt className="truncate text-xs text-subtle">{label}</dt>
    <dd className="num text-lg font-semibold">{value}</dd>
  </div>
);

interface SeccionProps {
  title: string;
  /** What its chart answers. */
  pregunta?: string;
  children: ReactNode;
}

const Seccion = ({ title, pregunta, children }: SeccionProps) => (
  <section className="flex flex-col gap-2">
    <h3 className="text-sm font-semibold">{title}</h3>
    {pregunta && <p className="-mt-1.5 text-xs text-muted">{pregunta}</p>}
    {children}
  </section>
);

export const InformeCuerpo = ({ informe }: { informe: Informe }) => {
  const { t } = useTranslation(['sprints', 'graficos']);
  const { burndown, alcance, velocidad } = informe;
  const pts = (count: number) => t('puntos', { count });
  const empty = (text: string) => <p className="py-6 text-center text-sm text-subtle">{text}</p>;
  const unestimated = !(alcance.comprometidos || alcance.actual || alcance.cambios.length);
  return (
    <>
      {unestimated && <Notice kind="info">{t('informe.sinPuntos')}</Notice>}
      <dl className="grid grid-cols-2 divide-line rounded-card border border-line sm:grid-cols-4 sm:divide-x">
        <Dato label={t('informe.comprometidos')} value={pts(alcance.comprometidos)} />
        <Dato label={t('informe.actual')} value={pts(alcance.actual)} />
        <Dato label={t('informe.completados')} value={pts(alcance.completados)} />
        <Dato
          label={t('informe.media')}
          value={velocidad.media === null ? t('informe.sinMedia') : pts(velocidad.media)}
        />
      </dl>

      <Seccion title={t('informe.burndown')} pregunta={t('graficos:pregunta.burndown')}>
        {burndown.length === 0 ? (
          empty(t('informe.sinBurndown'))
        ) : (
          <Figura
            title={t('informe.burndown')}
            head={[t('informe.fecha'), t('informe.restante'), t('informe.ideal'), t('informe.alcance')]}
            rows={burndown.map(({ fecha, restante, ideal, alcance: total }) => [
              formatDia(fecha),
              restante,
              Math.round(ideal * 10) / 10,
              total,
            ])}
          >
            <Burndown
              title={t('informe.burndown')}
              labels={{
                restante: t('informe.restante'),
                ideal: t('informe.ideal'),
                alcance: t('informe.alcance'),
              }}
              dias={burndown}
            />
          </Figura>
        )}
      </Seccion>

      <Seccion title={t('campo.historias')}>
        <InformeHistorias historias={informe.historias} />
      </Seccion>

      <Seccion title={t('informe.cambios')}>
        {alcance.cambios.length === 0 ? (
          <p className="text-sm text-subtle">{t('informe.sinCambios')}</p>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line text-sm">
            {alcance.cambios.map(({ fecha, antes, despues, motivo, autor }) => (
              <li key={`${fecha}${despues}`} className="flex min-h-8 items-center gap-3 px-3 py-1">
                <span className="num shrink-0 text-subtle">{formatMomento(fecha)}</span>
                <span className="min-w-0 grow truncate">
                  {t(`informe.motivo.${motivo}`)}
                  {autor && <span className="text-subtle"> · {autor.nombre}</span>}
                </span>
                <span className="num shrink-0 font-medium">{t('informe.cambio', { antes, despues })}</span>
              </li>
            ))}
          </ul>
        )}
      </Seccion>

      <Seccion title={t('informe.velocidad')} pregunta={t('graficos:pregunta.velocidad')}>
        {velocidad.sprints.length === 0 ? (
          empty(t('informe.sinVelocidad'))
        ) : (
          <Figura
            title={t('informe.velocidad')}
            head={[t('informe.sprint'), t('informe.comprometidos'), t('informe.completados')]}
            rows={velocidad.sprints.map(({ numero, nombre, comprometidos, completados }) => [
              `${numero}. ${nombre}`,
              comprometidos,
              completados,
            ])}
          >
            <Velocidad
              title={t('informe.velocidad')}
              labels={{
                comprometidos: t('informe.comprometidos'),
                completados: t('informe.completados'),
              }}
              nameOf={({ numero }) => t('numero', { numero })}
              sprints={velocidad.sprints}
              media={velocidad.media}
            />
          </Figura>
        )}
      </Seccion>
    </>
  );
};
