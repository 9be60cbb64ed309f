import type { Proyecto, Tarea, TareasLote } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA } from '../../../shared/dominio/domain';
import { errorText } from '../../../shared/http/errors';
import { BarraSeleccion } from '../../../shared/seleccion/barra-seleccion';
import { MenuEstado, MenuPrioridad, MenuUno } from '../../../shared/seleccion/menus-comunes';
import type { Hecho } from './deshacer';
import { useCandidatos } from './use-candidatos';
import { useLote } from './use-lote';

interface SeleccionProps {
  tareas: Tarea[];
  proyectos: ReadonlyMap<string, Proyecto>;
  onChanged: (hecho: Hecho) => void;
  onClear: () => void;
}

/** Makes one change to everything selected. */
export const Seleccion = ({ tareas, proyectos, onChanged, onClear }: SeleccionProps) => {
  const { t } = useTranslation(['tareas', 'comun']);
  const candidatos = useCandidatos(tareas, proyectos);
  const lote = useLote();
  const change = (cambios: TareasLote['cambios']) =>
    lote.mutate({ antes: tareas, cambios }, { onSuccess: onChanged });
  const busy = lote.isPending;
  return (
    <BarraSeleccion
      label={t('seleccion.titulo')}
      elegidas={t('seleccion.elegidas', { count: tareas.length })}
      quitar={t('seleccion.quitar')}
      busy={busy}
      error={lote.error !== null && errorText(lote.error, t('seleccion.error'))}
      onClear={onClear}
    >
      <MenuEstado estados={ESTADOS_TAREA} busy={busy} onChoose={(estado) => change({ estado })} />
      <MenuPrioridad busy={busy} onChoose={(prioridad) => change({ prioridad })} />
      <MenuUno
        label={t('columna.asignado')}
        none={t('comun:persona.sinAsignar')}
        options={candidatos}
        busy={busy}
        onChoose={(asignado) => change({ asignado })}
      />
    </BarraSeleccion>
  );
};
