import type { Persona, Prioridad } from '@pmp/contracts/common';
import type { EstadoTarea, Historia, Tarea } from '@pmp/contracts/proyectos';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA, ESTADOS_TRABAJO, PRIORIDADES } from '../../shared/domain';
import { EstadoTareaChip, PrioridadChip } from '../../shared/ui/chip';
import { IconButton } from '../../shared/ui/icon-button';
import { Spinner } from '../../shared/ui/spinner';
import { errorConDetalle } from './error-con-detalle';
import { SeleccionMenu } from './seleccion-menu';
import { NADIE, useLote } from './use-lote';

interface SeleccionProps {
  proyectoId: string;
  historias: Historia[];
  tareas: Tarea[];
  personas: Persona[];
  onClear: () => void;
}

/** One change for everything that is ticked. */
export const Seleccion = ({ proyectoId, historias, tareas, personas, onClear }: SeleccionProps) => {
  const { t } = useTranslation('backlog');
  const { t: comun } = useTranslation();
  const lote = useLote({ proyectoId, historias, tareas });
  const counts = [
    historias.length > 0 && t('historias', { count: historias.length }),
    tareas.length > 0 && t('tareas', { count: tareas.length }),
  ].filter(Boolean);
  // Stories cannot be blocked.
  const estados: readonly EstadoTarea[] = historias.length ? ESTADOS_TRABAJO : ESTADOS_TAREA;
  const busy = lote.change.isPending;
  return (
    <div
      role="region"
      aria-label={t('seleccion.titulo')}
      className="animate-appear sticky bottom-4 z-30 mx-auto mt-4 flex w-fit max-w-full flex-col gap-1 rounded-card border border-line-strong bg-surface px-3 py-2 shadow-float max-md:bottom-18"
    >
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <p role="status" className="num mr-1 text-sm font-medium">
          {t('seleccion.elegidas', { elementos: counts.join(', ') })}
        </p>
        <SeleccionMenu<EstadoTarea>
          label={comun('campo.estado')}
          disabled={busy}
          options={estados.map((value) => ({ value, content: <EstadoTareaChip estado={value} /> }))}
          onChoose={(estado) => lote.change.mutate({ estado })}
        />
        <SeleccionMenu<Prioridad>
          label={comun('campo.prioridad')}
          disabled={busy}
          options={PRIORIDADES.map((value) => ({ value, content: <PrioridadChip prioridad={value} /> }))}
          onChoose={(prioridad) => lote.change.mutate({ prioridad })}
        />
        {tareas.length > 0 && (
          <SeleccionMenu
            label={t('campo.asignado')}
            disabled={busy}
            options={[
              { value: NADIE, content: comun('persona.sinAsignar') },
              ...personas.map(({ _id, nombre }) => ({ value: _id, content: nombre })),
            ]}
            onChoose={(asignado) => lote.change.mutate({ asignado })}
          />
        )}
        {historias.length > 0 && (
          <SeleccionMenu
            label={t('campo.sprintId')}
            disabled={busy}
            options={[
              { value: NADIE, content: t('sinSprint') },
              ...lote.sprints.map(({ _id, nombre }) => ({ value: _id, content: nombre })),
            ]}
            onChoose={(sprint) => lote.change.mutate({ sprint })}
          />
        )}
        <IconButton
          label={t('seleccion.quitar')}
          icon={<X aria-hidden className="size-4" />}
          onClick={onClear}
        />
      </div>
      {busy && <Spinner label={comun('ocupado.guardando')} className="justify-start" />}
      {lote.change.error && (
        <p role="alert" className="max-w-prose text-sm text-danger-text">
          {errorConDetalle(t, t('seleccion.error'), lote.change.error)}
        </p>
      )}
    </div>
  );
};
