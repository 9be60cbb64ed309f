import type { Persona, Prioridad } from '@pmp/contracts/common';
import type { EstadoTarea, Tarea } from '@pmp/contracts/proyectos';
import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA, PRIORIDADES, TIPOS_TAREA } from '../../shared/domain';
import { Button } from '../../shared/ui/button';
import { Input } from '../../shared/ui/input';
import { Select } from '../../shared/ui/select';
import { bareIds } from './bare-ids';
import { type Filtro, isActive, NO_FILTRO, SIN_ASIGNAR } from './filter-tree';

interface FiltrosProps {
  filtro: Filtro;
  personas: Persona[];
  onChange: (change: Partial<Filtro>) => void;
}

const CUALQUIERA = 'cualquiera';

/** Text, person, estado, prioridad and tipo; a row that scrolls sideways on phones. */
export const Filtros = ({ filtro, personas, onChange }: FiltrosProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const id = useId();
  const selects = [
    {
      key: 'persona',
      label: t('filtro.persona'),
      todos: t('filtro.todasPersonas'),
      options: [
        { value: SIN_ASIGNAR, label: t('comun:persona.sinAsignar') },
        ...personas.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
      ],
    },
    {
      key: 'estado',
      label: t('campo.estado'),
      todos: t('filtro.todosEstados'),
      options: ESTADOS_TAREA.map((value: EstadoTarea) => ({ value, label: t(`comun:estadoTarea.${value}`) })),
    },
    {
      key: 'prioridad',
      label: t('campo.prioridad'),
      todos: t('filtro.todasPrioridades'),
      options: PRIORIDADES.map((value: Prioridad) => ({ value, label: t(`comun:prioridad.${value}`) })),
    },
    {
      key: 'tipo',
      label: t('campo.tipo'),
      todos: t('filtro.todosTipos'),
      options: TIPOS_TAREA.map((value: Tarea['tipo']) => ({ value, label: t(`comun:tipoTarea.${value}`) })),
    },
  ] as const;
  return (
    <div
      role="search"
      aria-label={t('filtro.grupo')}
      className="flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
    >
      <div className="relative min-w-40 flex-1 sm:max-w-72">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-subtle"
        />
        <Input
          type="search"
          aria-label={t('filtro.texto')}
          placeholder={t('filtro.texto')}
          value={filtro.texto}
          onChange={(event) => onChange({ texto: event.target.value })}
          className="pl-8"
        />
      </div>
      {selects.map(({ key, label, todos, options }) => (
        <div key={key} className="w-47 shrink-0">
          <Select<string>
            ids={bareIds(`${id}-${key}`)}
            label={label}
            value={filtro[key] || CUALQUIERA}
            options={[{ value: CUALQUIERA, label: todos }, ...options]}
            onChange={(value) => onChange({ [key]: value === CUALQUIERA ? '' : value })}
          />
        </div>
      ))}
      {isActive(filtro) && (
        <Button
          variant="ghost"
          onClick={() => onChange(NO_FILTRO)}
          icon={<X aria-hidden className="size-4" />}
        >
          {t('filtro.limpiar')}
        </Button>
      )}
    </div>
  );
};
