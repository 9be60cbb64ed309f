import { useTranslation } from 'react-i18next';
import { ESTADOS_PROYECTO, PRIORIDADES } from '../../../shared/dominio/domain';
import { SearchInput } from '../../../shared/ui/campos/search-input';
import { Segmented } from '../../../shared/ui/controles/segmented';
import { FilterBar } from '../../../shared/ui/campos/filtros/filter-bar';
import type { FiltroProyectos } from './filter-proyectos';

/** The option for no choice, which is not written into the address. */
const TODOS = 'todos';

interface FiltrosProps {
  filtro: FiltroProyectos;
  onTexto: (texto: string) => void;
  onChange: (change: Partial<FiltroProyectos>) => void;
}

export const Filtros = ({ filtro, onTexto, onChange }: FiltrosProps) => {
  const { t } = useTranslation(['proyectos', 'comun']);
  return (
    <FilterBar
      label={t('filtro')}
      fields={[
        {
          key: 'prioridad',
          label: t('comun:campo.prioridad'),
          options: PRIORIDADES.map((value) => ({ value, label: t(`comun:prioridad.${value}`) })),
        },
      ]}
      values={filtro}
      onChange={(key, value) => onChange({ [key]: value })}
      clear={false}
    >
      <SearchInput
        label={t('buscar')}
        value={filtro.texto}
        onText={onTexto}
        className="min-w-40 flex-1 sm:max-w-64"
      />
      <Segmented
        label={t('filtroEstado')}
        value={filtro.estado || TODOS}
        options={[
          { value: TODOS, label: t('todos') },
          ...ESTADOS_PROYECTO.map((each) => ({ value: each, label: t(`comun:estadoProyecto.${each}`) })),
        ]}
        onChange={(estado) => onChange({ estado: estado === TODOS ? '' : estado })}
      />
    </FilterBar>
  );
};
