import { Search } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ESTADOS_PROYECTO, PRIORIDADES } from '../../shared/domain';
import { Input } from '../../shared/ui/input';
import { Segmented } from '../../shared/ui/segmented';
import { Select } from '../../shared/ui/select';
import type { FiltroProyectos } from './filter-proyectos';

/** No choice; the address then says nothing. */
const TODOS = 'todos';

interface FiltrosProps {
  filtro: FiltroProyectos;
  onTexto: (texto: string) => void;
  onChange: (name: 'estado' | 'prioridad', value: string) => void;
}

export const Filtros = ({ filtro, onTexto, onChange }: FiltrosProps) => {
  const { t } = useTranslation(['proyectos', 'comun']);
  const id = useId();
  const chosen = (value: string) => (value === TODOS ? '' : value);
  return (
    <div role="search" aria-label={t('filtro')} className="flex flex-wrap items-center gap-2">
      <div className="relative w-full sm:w-64">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-subtle"
        />
        <Input
          type="search"
          aria-label={t('buscar')}
          placeholder={t('buscar')}
          value={filtro.texto}
          onChange={(event) => onTexto(event.target.value)}
          className="pl-8"
        />
      </div>
      <Segmented
        label={t('filtroEstado')}
        value={filtro.estado || TODOS}
        options={[
          { value: TODOS, label: t('todos') },
          ...ESTADOS_PROYECTO.map((each) => ({ value: each, label: t(`comun:estadoProyecto.${each}`) })),
        ]}
        onChange={(value) => onChange('estado', chosen(value))}
      />
      <div className="w-44">
        <Select<string>
          ids={{
            id,
            'aria-invalid': false,
            'aria-describedby': undefined,
            'aria-required': undefined,
          }}
          label={t('comun:campo.prioridad')}
          value={filtro.prioridad || TODOS}
          options={[
            { value: TODOS, label: t('todasPrioridades') },
            ...PRIORIDADES.map((each) => ({ value: each, label: t(`comun:prioridad.${each}`) })),
          ]}
          onChange={(value) => onChange('prioridad', chosen(value))}
        />
      </div>
    </div>
  );
};
