import type { Informe, SprintCambio } from '@pmp/contracts/sprints';
import { useTranslation } from 'react-i18next';
import { formatDia } from '../../shared/fechas/dates';
import { Burndown as LineasBurndown } from '../../shared/graficos/burndown';
import { Velocidad as ColumnasVelocidad } from '../../shared/graficos/velocidad';
import { formatNumero } from '../../shared/fechas/numbers';
import { paths } from '../../shared/navegar/paths';
import { ButtonLink } from '../../shared/ui/controles/button';
import { SerieCard } from './serie-card';

interface SprintGraficoProps {
  proyectoId: string;
  informe: Informe | undefined;
  isPending: boolean;
}

const IrSprints = ({ proyectoId }: { proyectoId: string }) => {
  const { t } = useTranslation('panelProyecto');
  return <ButtonLink to={paths.sprints(proyectoId)}>{t('irSprints')}</ButtonLink>;
};

/** Work left in the sprint in progress, per day. */
export const Burndown = ({
  proyectoId,
  informe,
  isPending,
  sprint,
}: SprintGraficoProps & { sprint: SprintCambio | undefined }) => {
  const { t } = useTranslation(['panelProyecto', 'graficos']);
  const dias = (sprint && informe?.burndown) ?? [];
  const head = [t('burndown.fecha'), t('burndown.restante'), t('burndown.ideal'), t('burndown.alcance')];
  return (
    <SerieCard
      title={t('burndown.titulo')}
      pregunta={t('graficos:pregunta.burndown')}
      aside={<span className="truncate text-sm text-muted">{sprint?.nombre}</span>}
      isPending={isPending}
      empty={
        dias.length === 0 && (
          <>
            <p>{t('burndown.vacio')}</p>
            <IrSprints proyectoId={proyectoId} />
          </>
        )
      }
      head={head}
      rows={dias.map(({ fecha, restante, ideal, alcance }) => [
        formatDia(fecha),
        restante,
        Math.round(ideal * 10) / 10,
        alcance,
      ])}
    >
      <LineasBurndown
        title={t('burndown.titulo')}
        labels={{
          restante: t('burndown.restante'),
          ideal: t('burndown.ideal'),
          alcance: t('burndown.alcance'),
        }}
        dias={dias}
      />
    </SerieCard>
  );
};

/** Points of the last completed sprints: committed and done. */
export const Velocidad = ({ proyectoId, informe, isPending }: SprintGraficoProps) => {
  const { t } = useTranslation(['panelProyecto', 'graficos']);
  const { media = null, sprints = [] } = informe?.velocidad ?? {};
  return (
    <SerieCard
      title={t('velocidad.titulo')}
      pregunta={t('graficos:pregunta.velocidad')}
      aside={
        media !== null && (
          <span className="num text-sm text-muted">
            {t('velocidad.media', { valor: formatNumero(media, 1) })}
          </span>
        )
      }
      isPending={isPending}
      empty={
        sprints.length === 0 && (
          <>
            <p>{t('velocidad.vacio')}</p>
            <IrSprints proyectoId={proyectoId} />
          </>
        )
      }
      head={[t('velocidad.sprint'), t('velocidad.comprometidos'), t('velocidad.completados')]}
      rows={sprints.map(({ numero: n, nombre, comprometidos, completados }) => [
        `${n}. ${nombre}`,
        comprometidos,
        completados,
      ])}
    >
      <ColumnasVelocidad
        title={t('velocidad.titulo')}
        labels={{
          comprometidos: t('velocidad.comprometidos'),
          completados: t('velocidad.completados'),
        }}
        nameOf={({ numero: n }) => t('velocidad.numero', { numero: n })}
        sprints={sprints}
        media={media}
      />
    </SerieCard>
  );
};
