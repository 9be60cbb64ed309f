import type { Tarea } from '@pmp/contracts/proyectos';
import { CalendarDays, Clock, Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { EstadoTareaChip, PrioridadChip, TipoTareaChip } from '../../../shared/ui/fichas/chip';
import { Dia } from '../../../shared/ui/fichas/momento';
import { useBacklogContext } from '../acciones/backlog-context';
import { Completar } from '../cambiar/completar';
import { ItemActions } from '../acciones/item-actions';
import { Handle, Tick } from '../acciones/row-tools';
import { TituloButton } from '../acciones/titulo-button';

const meta = 'inline-flex items-center gap-1 whitespace-nowrap';
const icon = 'size-3.5 shrink-0';

export const TareaRow = ({ tarea }: { tarea: Tarea }) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const backlog = useBacklogContext();
  const { _id, titulo, asignado, archivos } = tarea;
  const elemento = { entidad: 'tarea', id: _id } as const;
  return (
    <div className="group flex items-start gap-x-1.5 py-0.5 pr-2 pl-4 text-sm hover:bg-raised/60 sm:pl-12">
      <Handle elemento={elemento} titulo={titulo} />
      <Tick id={_id} titulo={titulo} />
      <Completar tarea={tarea} />
      <div className="flex min-h-8 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 pb-1">
        <div className="min-w-0 flex-1 basis-56 py-1">
          <TituloButton elemento={elemento} titulo={titulo} done={tarea.estado === 'completada'} />
          {tarea.descripcion && (
            <p className="line-clamp-2 text-xs break-words text-muted">{tarea.descripcion}</p>
          )}
        </div>
        <div className="num flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 text-xs text-subtle">
          {archivos.length > 0 && (
            <span className={meta} title={t('archivos', { count: archivos.length })}>
              <Paperclip aria-hidden className={icon} />
              <span aria-hidden>{archivos.length}</span>
              <span className="sr-only">{t('archivos', { count: archivos.length })}</span>
            </span>
          )}
          {tarea.tiempoEstimado !== null && (
            <span className={meta}>
              <Clock aria-hidden className={icon} />
              {t('horas', { count: tarea.tiempoEstimado })}
            </span>
          )}
          {tarea.fechaLimite && (
            <span className={meta}>
              <CalendarDays aria-hidden className={icon} />
              <Dia iso={tarea.fechaLimite} />
            </span>
          )}
          <span className={`${meta} max-w-40`}>
            {asignado && <Avatar nombre={asignado.nombre} src={asignado.avatar} size="sm" />}
            <span className="truncate">{asignado?.nombre ?? t('comun:persona.sinAsignar')}</span>
          </span>
          <TipoTareaChip tipo={tarea.tipo} />
          <EstadoTareaChip estado={tarea.estado} />
          <PrioridadChip prioridad={tarea.prioridad} />
        </div>
      </div>
      <ItemActions
        elemento={elemento}
        titulo={titulo}
        onEdit={() => backlog.open({ kind: 'tarea', historiaId: tarea.historiaId, tarea })}
        onDelete={() => backlog.open({ kind: 'eliminar', entidad: 'tarea', elemento: tarea })}
      />
    </div>
  );
};
