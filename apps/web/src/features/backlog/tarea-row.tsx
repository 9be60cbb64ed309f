import type { Tarea } from '@pmp/contracts/proyectos';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDia } from '../../shared/dates';
import { Avatar } from '../../shared/ui/avatar';
import { EstadoTareaChip, PrioridadChip, TipoTareaChip } from '../../shared/ui/chip';

export const TareaRow = ({ tarea }: { tarea: Tarea }) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const done = tarea.estado === 'completada';
  const Icon = done ? CircleCheck : Circle;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 px-2.5 py-1.5 text-sm">
      <span data-tone={done ? 'green' : 'neutral'} className="tone-solid shrink-0">
        <Icon aria-hidden className="size-4" />
      </span>
      <span className="min-w-40 flex-1">
        <span className="break-words">{tarea.titulo}</span>
        {tarea.descripcion && <span className="line-clamp-2 text-xs text-muted">{tarea.descripcion}</span>}
      </span>
      <span className="num flex flex-wrap items-center gap-1.5 text-xs text-subtle">
        <TipoTareaChip tipo={tarea.tipo} />
        <EstadoTareaChip estado={tarea.estado} />
        <PrioridadChip prioridad={tarea.prioridad} />
        {tarea.tiempoEstimado !== null && <span>{t('horas', { count: tarea.tiempoEstimado })}</span>}
        {tarea.fechaLimite && <span>{formatDia(tarea.fechaLimite)}</span>}
        {tarea.asignado && <Avatar nombre={tarea.asignado.nombre} src={tarea.asignado.avatar} size="sm" />}
        <span>{tarea.asignado?.nombre ?? t('comun:persona.sinAsignar')}</span>
      </span>
    </li>
  );
};
