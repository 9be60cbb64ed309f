import type { Persona } from '@pmp/contracts/common';
import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA, ESTADOS_TRABAJO } from '../../../shared/dominio/domain';
import { BarraSeleccion } from '../../../shared/seleccion/barra-seleccion';
import { MenuEstado, MenuPrioridad, MenuUno } from '../../../shared/seleccion/menus-comunes';
import { errorConDetalle } from '../api/error-con-detalle';
import { useLote } from './use-lote';

interface SeleccionProps {
  proyectoId: string;
  historias: Historia[];
  tareas: Tarea[];
  personas: Persona[];
  onClear: () => void;
}

/** Makes one change to everything selected. */
export const Seleccion = ({ proyectoId, historias, tareas, personas, onClear }: SeleccionProps) => {
  const { t } = useTranslation('backlog');
  const { t: comun } = useTranslation();
  const { change, sprints } = useLote({ proyectoId, historias, tareas });
  const counts = [
    historias.length > 0 && t('historias', { count: historias.length }),
    tareas.length > 0 && t('tareas', { count: tareas.length }),
  ].filter(Boolean);
  const busy = change.isPending;
  return (
    <BarraSeleccion
      label={t('seleccion.titulo')}
      elegidas={t('seleccion.elegidas', { elementos: counts.join(', ') })}
      quitar={t('seleccion.quitar')}
      busy={busy}
      error={change.error !== null && errorConDetalle(t, t('seleccion.error'), change.error)}
      onClear={onClear}
    >
      <MenuEstado
        // Stories cannot be blocked.
        estados={historias.length ? ESTADOS_TRABAJO : ESTADOS_TAREA}
        busy={busy}
        onChoose={(estado) => change.mutate({ estado })}
      />
      <MenuPrioridad busy={busy} onChoose={(prioridad) => change.mutate({ prioridad })} />
      {tareas.length > 0 && (
        <MenuUno
          label={t('campo.asignado')}
          none={comun('persona.sinAsignar')}
          options={personas}
          busy={busy}
          onChoose={(asignado) => change.mutate({ asignado })}
        />
      )}
      {historias.length > 0 && (
        <MenuUno
          label={t('campo.responsable')}
          none={t('sinResponsable')}
          options={personas}
          busy={busy}
          onChoose={(responsable) => change.mutate({ responsable })}
        />
      )}
      {historias.length > 0 && (
        <MenuUno
          label={t('campo.sprintId')}
          none={t('sinSprint')}
          options={sprints}
          busy={busy}
          onChoose={(sprint) => change.mutate({ sprint })}
        />
      )}
    </BarraSeleccion>
  );
};
