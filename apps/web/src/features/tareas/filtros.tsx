import type { Persona } from '@pmp/contracts/common';
import type { Proyecto } from '@pmp/contracts/proyectos';
import { CalendarClock, Search, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA, PRIORIDADES, TIPOS_TAREA } from '../../shared/domain';
import { Button } from '../../shared/ui/button';
import { Input } from '../../shared/ui/input';
import { Select } from '../../shared/ui/select';
import { type Filtro, isActive, NADIE, SIN_COMPLETAR, YO } from './filtro';

interface FiltrosProps {
  filtro: Filtro;
  proyectos: Proyecto[];
  personas: Persona[];
  onTexto: (texto: string) => void;
  onChange: (key: keyof Filtro, value: string) => void;
  onClear: () => void;
}

const CUALQUIERA = 'cualquiera';

/** Everything that narrows the list; a row that scrolls sideways on phones. */
export const Filtros = ({ filtro, proyectos, personas, onTexto, onChange, onClear }: FiltrosProps) => {
  const { t } = useTranslation(['tareas', 'comun']);
  const id = useId();
  const selects = [
    {
      key: 'asignado',
      label: t('columna.asignado'),
      todos: t('filtro.todasPersonas'),
      options: [
        { value: YO, label: t('filtro.yo') },
        { value: NADIE, label: t('comun:persona.sinAsignar') },
        ...personas.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
      ],
    },
    {
      key: 'estado',
      label: t('comun:campo.estado'),
      todos: t('filtro.todosEstados'),
      options: [
        { value: SIN_COMPLETAR, label: t('filtro.sinCompletar') },
        ...ESTADOS_TAREA.map((value) => ({ value, label: t(`comun:estadoTarea.${value}`) })),
      ],
    },
    {
      key: 'prioridad',
      label: t('comun:campo.prioridad'),
      todos: t('filtro.todasPrioridades'),
      options: PRIORIDADES.map((value) => ({ value, label: t(`comun:prioridad.${value}`) })),
    },
    {
      key: 'tipo',
      label: t('columna.tipo'),
      todos: t('filtro.todosTipos'),
      options: TIPOS_TAREA.map((value) => ({ value, label: t(`comun:tipoTarea.${value}`) })),
    },
    {
      key: 'proyecto',
      label: t('columna.proyecto'),
      todos: t('filtro.todosProyectos'),
      options: proyectos.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
    },
  ] as const;
  return (
    <div
      role="search"
      aria-label={t('filtro.grupo')}
      className="flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
    >
      <div className="relative min-w-44 flex-1 sm:max-w-72">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-subtle"
        />
        <Input
          type="search"
          aria-label={t('filtro.texto')}
          placeholder={t('filtro.texto')}
          value={filtro.texto}
          onChange={(event) => onTexto(event.target.value)}
          className="pl-8"
        />
      </div>
      {selects.map(({ key, label, todos, options }) => (
        <div key={key} className="w-46 shrink-0">
          <Select<string>
            ids={{
              id: `${id}-${key}`,
              'aria-invalid': false,
              'aria-describedby': undefined,
              'aria-required': undefined,
            }}
            label={label}
            value={filtro[key] || CUALQUIERA}
            options={[{ value: CUALQUIERA, label: todos }, ...options]}
            onChange={(value) => onChange(key, value === CUALQUIERA ? '' : value)}
          />
        </div>
      ))}
      <button
        type="button"
        aria-pressed={Boolean(filtro.vencidas)}
        onClick={() => onChange('vencidas', filtro.vencidas ? '' : '1')}
        className="hit inline-flex shrink-0 items-center gap-1.5 rounded-control border border-control bg-surface px-2.5 text-sm whitespace-nowrap text-muted transition-colors duration-150 hover:border-subtle hover:text-text aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-text"
      >
        <CalendarClock aria-hidden className="size-4" />
        {t('filtro.vencidas')}
      </button>
      {isActive(filtro) && (
        <Button variant="ghost" onClick={onClear} icon={<X aria-hidden className="size-4" />}>
          {t('filtro.limpiar')}
        </Button>
      )}
    </div>
  );
};
