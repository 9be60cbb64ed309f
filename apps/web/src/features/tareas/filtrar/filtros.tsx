import type { EtiquetaDeElemento, Persona } from '@pmp/contracts/common';
import type { Proyecto, Tarea } from '@pmp/contracts/proyectos';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA, PRIORIDADES, TIPOS_TAREA } from '../../../shared/dominio/domain';
import { EntradaConsulta } from '../../../shared/consulta/entrada-consulta';
import { FilterBar } from '../../../shared/ui/campos/filtros/filter-bar';
import { type Filtro, isActive, NADIE, SIN_COMPLETAR, YO } from './filtro';

interface FiltrosProps {
  filtro: Filtro;
  proyectos: Proyecto[];
  personas: Persona[];
  etiquetas: (EtiquetaDeElemento & { de: Pick<Tarea, 'proyecto'> })[];
  onConsulta: (consulta: string) => void;
  onChange: (key: keyof Filtro, value: string) => void;
  onClear: () => void;
}

export const Filtros = (props: FiltrosProps) => {
  const { filtro, proyectos, personas, etiquetas, onConsulta, onChange, onClear } = props;
  const { t } = useTranslation(['tareas', 'comun', 'vistas']);
  /** Two projects may have a label of the same name. */
  const nameOf = ({ nombre, de }: FiltrosProps['etiquetas'][number]) => {
    const isShared = etiquetas.filter((other) => other.nombre === nombre).length > 1;
    const clave = proyectos.find(({ _id }) => _id === de.proyecto)?.clave;
    return isShared && clave ? `${nombre} (${clave})` : nombre;
  };
  const fields = [
    {
      key: 'asignado',
      label: t('campo.asignado'),
      options: [
        { value: YO, label: t('filtro.yo') },
        { value: NADIE, label: t('comun:persona.sinAsignar') },
        ...personas.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
      ],
    },
    {
      key: 'estado',
      label: t('comun:campo.estado'),
      options: [
        { value: SIN_COMPLETAR, label: t('filtro.sinCompletar') },
        ...ESTADOS_TAREA.map((value) => ({ value, label: t(`comun:estadoTarea.${value}`) })),
      ],
    },
    {
      key: 'prioridad',
      label: t('comun:campo.prioridad'),
      options: PRIORIDADES.map((value) => ({ value, label: t(`comun:prioridad.${value}`) })),
    },
    {
      key: 'tipo',
      label: t('campo.tipo'),
      options: TIPOS_TAREA.map((value) => ({ value, label: t(`comun:tipoTarea.${value}`) })),
    },
    {
      key: 'proyecto',
      label: t('campo.proyecto'),
      options: proyectos.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
    },
    {
      key: 'etiqueta',
      label: t('comun:campo.etiquetas'),
      options: etiquetas.map((etiqueta) => ({ value: etiqueta._id, label: nameOf(etiqueta) })),
    },
  ] as const;
  return (
    <div className="flex flex-col gap-2">
      <EntradaConsulta
        label={t('vistas:entrada.etiqueta')}
        consulta={filtro.consulta}
        onConsulta={onConsulta}
      />
      <FilterBar
        label={t('filtro.grupo')}
        fields={fields}
        values={filtro}
        onChange={onChange}
        clear={isActive(filtro) && { label: t('filtro.limpiar'), onClear }}
      >
        <button
          type="button"
          aria-pressed={Boolean(filtro.vencidas)}
          onClick={() => onChange('vencidas', filtro.vencidas ? '' : '1')}
          className="hit inline-flex shrink-0 items-center gap-1.5 rounded-control border border-control bg-surface px-2.5 text-sm whitespace-nowrap text-muted transition-colors duration-150 hover:border-subtle hover:text-text aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-text"
        >
          <CalendarClock aria-hidden className="size-4" />
          {t('filtro.vencidas')}
        </button>
      </FilterBar>
    </div>
  );
};
