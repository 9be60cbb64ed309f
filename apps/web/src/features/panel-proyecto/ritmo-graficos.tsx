import type { Panel, Ritmo } from '@pmp/contracts/proyectos';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDia, formatMomento } from '../../shared/fechas/dates';
import { ESTADOS_TAREA, TONE_ESTADO_TAREA } from '../../shared/dominio/domain';
import { formatNumero } from '../../shared/fechas/numbers';
import { Segmented } from '../../shared/ui/controles/segmented';
import { SerieCard } from './serie-card';
import { Areas, Lineas } from '../../shared/graficos/dibujo/series-lazy';

type De = keyof Panel['ritmo'];

/** The most advanced estado is at the bottom, as usual in a cumulative flow diagram. */
const DE_ABAJO_ARRIBA = ['completada', 'en revisión', 'en progreso', 'bloqueada', 'pendiente'] as const;

const Flujo = ({ flujo, de, choice }: { flujo: Ritmo['flujo']; de: De; choice: ReactNode }) => {
  const { t } = useTranslation(['panelProyecto', 'comun', 'graficos']);
  const used = ESTADOS_TAREA.filter((estado) => flujo.some(({ porEstado }) => porEstado[estado]));
  const title = t('flujo.titulo');
  return (
    <SerieCard
      title={title}
      pregunta={t('graficos:pregunta.flujo')}
      aside={choice}
      empty={flujo.length === 0 && <p>{t('flujo.vacio')}</p>}
      head={[t('burndown.fecha'), ...used.map((estado) => t(`comun:estadoTarea.${estado}`))]}
      rows={flujo
        .map(({ fecha, porEstado }) => [formatDia(fecha), ...used.map((estado) => porEstado[estado] ?? 0)])
        .reverse()}
    >
      <Areas
        title={title}
        unit={t(`graficos:unidad.${de}`)}
        labels={flujo.map(({ fecha }) => formatDia(fecha))}
        series={DE_ABAJO_ARRIBA.filter((estado) => used.includes(estado)).map((estado) => ({
          label: t(`comun:estadoTarea.${estado}`),
          values: flujo.map(({ porEstado }) => porEstado[estado] ?? 0),
          tone: TONE_ESTADO_TAREA[estado],
        }))}
      />
    </SerieCard>
  );
};

const Ciclo = ({ ciclo: { terminadas, mediana, percentil85 } }: { ciclo: Ritmo['ciclo'] }) => {
  const { t } = useTranslation(['panelProyecto', 'graficos']);
  const dias = (value: number) => t('ciclo.dias', { count: value, valor: formatNumero(value, 1) });
  const title = t('ciclo.titulo');
  return (
    <SerieCard
      title={title}
      pregunta={t('graficos:pregunta.ciclo')}
      aside={
        mediana !== null &&
        percentil85 !== null && (
          <span className="num text-sm text-muted">
            {t('ciclo.resumen', { mediana: dias(mediana), percentil: dias(percentil85) })}
          </span>
        )
      }
      empty={terminadas.length === 0 && <p>{t('ciclo.vacio')}</p>}
      head={[t('ciclo.terminada'), t('ciclo.elemento'), t('ciclo.duracion')]}
      rows={terminadas.map(({ titulo, fecha, dias: n }) => [formatMomento(fecha), titulo, n]).reverse()}
    >
      <Lineas
        title={title}
        unit={t('graficos:unidad.dias')}
        nivel={percentil85 === null ? undefined : { at: percentil85, label: t('graficos:percentil') }}
        labels={terminadas.map(({ fecha }) => formatMomento(fecha))}
        series={[
          {
            label: t('ciclo.duracion'),
            values: terminadas.map(({ dias: n }) => n),
            tone: 'indigo',
            trazo: 'puntos',
          },
          {
            label: t('ciclo.mediana'),
            values: terminadas.map(() => mediana),
            tone: 'neutral',
            trazo: 'referencia',
          },
        ]}
      />
    </SerieCard>
  );
};

/** Cumulative flow and cycle time of stories or tasks. */
export const RitmoGraficos = ({ ritmo }: { ritmo: Panel['ritmo'] }) => {
  const { t } = useTranslation('panelProyecto');
  const [de, setDe] = useState<De>('historias');
  const choice = (
    <span className="-my-1.5">
      <Segmented<De>
        label={t('flujo.de')}
        value={de}
        options={[
          { value: 'historias', label: t('flujo.historias') },
          { value: 'tareas', label: t('flujo.tareas') },
        ]}
        onChange={setDe}
      />
    </span>
  );
  return (
    <>
      <Flujo flujo={ritmo[de].flujo} de={de} choice={choice} />
      <Ciclo ciclo={ritmo[de].ciclo} />
    </>
  );
};
