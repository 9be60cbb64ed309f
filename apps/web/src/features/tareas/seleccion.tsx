import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoTarea, Proyecto, Tarea, TareasLote } from '@pmp/contracts/proyectos';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA, PRIORIDADES } from '../../shared/domain';
import { errorText } from '../../shared/errors';
import { EstadoTareaChip, PrioridadChip } from '../../shared/ui/chip';
import { IconButton } from '../../shared/ui/icon-button';
import { Spinner } from '../../shared/ui/spinner';
import type { Hecho } from './deshacer';
import { NADIE } from './filtro';
import { MenuCambio } from './menu-cambio';
import { useCandidatos } from './use-candidatos';
import { useLote } from './use-lote';

interface SeleccionProps {
  tareas: Tarea[];
  proyectos: ReadonlyMap<string, Proyecto>;
  onChanged: (hecho: Hecho) => void;
  onClear: () => void;
}

/** One change for everything that is ticked. */
export const Seleccion = ({ tareas, proyectos, onChanged, onClear }: SeleccionProps) => {
  const { t } = useTranslation(['tareas', 'comun']);
  const candidatos = useCandidatos(tareas, proyectos);
  const lote = useLote();
  const change = (cambios: TareasLote['cambios']) =>
    lote.mutate({ antes: tareas, cambios }, { onSuccess: onChanged });
  const busy = lote.isPending;
  return (
    <div
      role="region"
      aria-label={t('seleccion.titulo')}
      className="animate-appear sticky bottom-4 z-30 mx-auto mt-4 flex w-fit max-w-full flex-col gap-1 rounded-card border border-line-strong bg-surface px-3 py-2 shadow-float max-md:bottom-18"
    >
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <p role="status" className="num mr-1 text-sm font-medium">
          {t('seleccion.elegidas', { count: tareas.length })}
        </p>
        <MenuCambio<EstadoTarea>
          label={t('comun:campo.estado')}
          disabled={busy}
          options={ESTADOS_TAREA.map((value) => ({ value, content: <EstadoTareaChip estado={value} /> }))}
          onChoose={(estado) => change({ estado })}
        />
        <MenuCambio<Prioridad>
          label={t('comun:campo.prioridad')}
          disabled={busy}
          options={PRIORIDADES.map((value) => ({ value, content: <PrioridadChip prioridad={value} /> }))}
          onChoose={(prioridad) => change({ prioridad })}
        />
        <MenuCambio
          label={t('columna.asignado')}
          disabled={busy}
          options={[
            { value: NADIE, content: t('comun:persona.sinAsignar') },
            ...candidatos.map(({ _id, nombre }) => ({ value: _id, content: nombre })),
          ]}
          onChoose={(value) => change({ asignado: value === NADIE ? null : value })}
        />
        <IconButton
          label={t('seleccion.quitar')}
          icon={<X aria-hidden className="size-4" />}
          onClick={onClear}
        />
      </div>
      {busy && <Spinner label={t('comun:ocupado.guardando')} className="justify-start" />}
      {lote.error && (
        <p role="alert" className="max-w-prose text-sm text-danger-text">
          {errorText(lote.error, t('seleccion.error'))}
        </p>
      )}
    </div>
  );
};
