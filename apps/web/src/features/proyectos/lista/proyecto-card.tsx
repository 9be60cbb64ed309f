import type { Proyecto } from '@pmp/contracts/proyectos';
import { plainWords } from '@pmp/contracts/common/markdown';
import { CalendarDays, Columns3, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { formatDia } from '../../../shared/fechas/dates';
import { paths } from '../../../shared/navegar/paths';
import { useAdministra } from '../../../shared/queries/use-administra';
import { useSession } from '../../../shared/sesion/session';
import { ButtonLink } from '../../../shared/ui/controles/button';
import { Chip, EstadoProyectoChip, PrioridadChip } from '../../../shared/ui/fichas/chip';
import { ItemCard } from '../../../shared/ui/fichas/item-card';
import { KeyChip } from '../../../shared/ui/controles/key-chip';
import { isSample } from '../ejemplo/samples';

interface ProyectoCardProps {
  proyecto: Proyecto;
  onEdit: () => void;
  onDelete: () => void;
}

export const ProyectoCard = ({ proyecto, onEdit, onDelete }: ProyectoCardProps) => {
  const { t } = useTranslation(['proyectos', 'comun']);
  const sample = isSample(proyecto);
  const isMio = proyecto.creador?._id === useSession().user._id;
  const administra = useAdministra(proyecto.equipo._id, !sample && !isMio);
  return (
    <ItemCard
      onEdit={onEdit}
      onDelete={sample || isMio || administra ? onDelete : undefined}
      action={
        !sample && (
          <ButtonLink
            to={paths.tablero(proyecto._id)}
            variant="ghost"
            className="mr-auto px-2"
            icon={<Columns3 aria-hidden className="size-4" />}
          >
            {t('verTablero')}
          </ButtonLink>
        )
      }
    >
      <div className="flex grow flex-col gap-2 p-3">
        <div className="flex items-center gap-2">
          <KeyChip>{proyecto.clave}</KeyChip>
          <h2 className="min-w-0 grow truncate font-semibold" title={proyecto.nombre}>
            {sample ? (
              proyecto.nombre
            ) : (
              <Link to={paths.proyecto(proyecto._id)} className="touch-area rounded-control hover:underline">
                {proyecto.nombre}
              </Link>
            )}
          </h2>
          {sample && <Chip tone="amber">{t('comun:ejemplo.insignia')}</Chip>}
        </div>
        <p
          title={plainWords(proyecto.descripcion) || undefined}
          className={`line-clamp-2 sm:min-h-[2.35rem] text-sm break-words ${proyecto.descripcion ? 'text-muted' : 'text-subtle'}`}
        >
          {plainWords(proyecto.descripcion) || t('sinDescripcion')}
        </p>
        <div className="flex flex-wrap gap-1.5">
          <EstadoProyectoChip estado={proyecto.estado} />
          <PrioridadChip prioridad={proyecto.prioridad} />
        </div>
        <dl className="mt-auto flex flex-col gap-1 text-xs text-subtle">
          <div
            className="flex min-w-0 items-center gap-1.5"
            title={t('equipo', { nombre: proyecto.equipo.nombre })}
          >
            <dt>
              <Users aria-hidden className="size-3.5" />
              <span className="sr-only">{t('formulario.equipo')}</span>
            </dt>
            <dd className="truncate">{proyecto.equipo.nombre}</dd>
          </div>
          <div className="num flex items-center gap-1.5">
            <dt>
              <CalendarDays aria-hidden className="size-3.5" />
              <span className="sr-only">{t('formulario.fechaInicio')}</span>
            </dt>
            <dd>
              {proyecto.fechaFin
                ? t('fechas', { inicio: formatDia(proyecto.fechaInicio), fin: formatDia(proyecto.fechaFin) })
                : t('desde', { inicio: formatDia(proyecto.fechaInicio) })}
            </dd>
          </div>
        </dl>
      </div>
    </ItemCard>
  );
};
