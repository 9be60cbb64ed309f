import { useTranslation } from 'react-i18next';
import { ESTADOS_PROYECTO, PRIORIDADES } from '../../../shared/dominio/domain';
import { SearchInput } from '../../../shared/ui/campos/search-input';
import { Segmented } from '../../../shared/ui/controles/segmented';
import { FilterSelect } from '../../../shared/ui/campos/select';
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
    <div role="search" aria-label={t('filtro')} className="flex flex-wrap items-center gap-2">
      <SearchInput label={t('buscar')} value={filtro.texto} onText={onTexto} className="w-full sm:w-64" />
      <Segmented
        label={t('filtroEstado')}
        value={filtro.estado || TODOS}
        options={[
          { value: TODOS, label: t('todos') },
          ...ESTADOS_PROYECTO.map((each) => ({ value: each, label: t(`comun:estadoProyecto.${each}`) })),
        ]}
        onChange={(estado) => onChange({ estado: estado === TODOS ? '' : estado })}
      />
      <div className="w-44">
        <FilterSelect
          label={t('comun:campo.prioridad')}
          any={t('todasPrioridades')}
          value={filtro.prioridad}
          options={PRIORIDADES.map((value) => ({ value, label: t(`comun:prioridad.${value}`) }))}
          onChange={(prioridad) => onChange({ prioridad })}
        />
      </div>
    </div>
  );
};
