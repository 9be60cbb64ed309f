import type { Proyecto } from '@pmp/contracts/proyectos';
import { CalendarDays, Columns3, Pencil, Trash2, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDia } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Chip, EstadoProyectoChip, PrioridadChip } from '../../shared/ui/chip';
import { KeyChip } from '../../shared/ui/key-chip';
import { isSample } from './samples';

interface ProyectoCardProps {
  proyecto: Proyecto;
  onEdit: () => void;
  onDelete: () => void;
}

export const ProyectoCard = ({ proyecto, onEdit, onDelete }: ProyectoCardProps) => {
  const { t } = useTranslation(['proyectos', 'comun']);
  const sample = isSample(proyecto);
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface transition-colors duration-150 hover:border-line-strong">
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
          title={proyecto.descripcion || undefined}
          className={`line-clamp-2 min-h-[2.35rem] text-sm break-words ${proyecto.descripcion ? 'text-muted' : 'text-subtle'}`}
        >
          {proyecto.descripcion || t('sinDescripcion')}
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
      <div className="flex flex-wrap items-center gap-1 border-t border-line px-2 py-1.5">
        {!sample && (
          <ButtonLink
            to={paths.tablero(proyecto._id)}
            variant="ghost"
            className="mr-auto px-2"
            icon={<Columns3 aria-hidden className="size-4" />}
          >
            {t('verTablero')}
          </ButtonLink>
        )}
        <Button
          variant="ghost"
          className="ml-auto px-2"
          onClick={onEdit}
          icon={<Pencil aria-hidden className="size-4" />}
        >
          {t('comun:accion.editar')}
        </Button>
        <Button
          variant="ghost"
          className="px-2 hover:text-danger-text"
          onClick={onDelete}
          icon={<Trash2 aria-hidden className="size-4" />}
        >
          {t('comun:accion.eliminar')}
        </Button>
      </div>
    </li>
  );
};
