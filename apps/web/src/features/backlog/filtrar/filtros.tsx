import type { EtiquetaDeElemento, Persona, Prioridad } from '@pmp/contracts/common';
import type { EstadoTarea, Tarea } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA, PRIORIDADES, TIPOS_TAREA } from '../../../shared/dominio/domain';
import { FilterBar } from '../../../shared/ui/campos/filtros/filter-bar';
import { SearchInput } from '../../../shared/ui/campos/search-input';
import { type Filtro, isActive, NO_FILTRO, SIN_ASIGNAR } from './filter-tree';

interface FiltrosProps {
  filtro: Filtro;
  personas: Persona[];
  etiquetas: EtiquetaDeElemento[];
  onChange: (change: Partial<Filtro>) => void;
}

export const Filtros = ({ filtro, personas, etiquetas, onChange }: FiltrosProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const fields = [
    {
      key: 'persona',
      label: t('filtro.persona'),
      options: [
        { value: SIN_ASIGNAR, label: t('comun:persona.sinAsignar') },
        ...personas.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
      ],
    },
    {
      key: 'responsable',
      label: t('campo.responsable'),
      options: [
        { value: SIN_ASIGNAR, label: t('sinResponsable') },
        ...personas.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
      ],
    },
    {
      key: 'estado',
      label: t('campo.estado'),
      options: ESTADOS_TAREA.map((value: EstadoTarea) => ({ value, label: t(`comun:estadoTarea.${value}`) })),
    },
    {
      key: 'prioridad',
      label: t('campo.prioridad'),
      options: PRIORIDADES.map((value: Prioridad) => ({ value, label: t(`comun:prioridad.${value}`) })),
    },
    {
      key: 'tipo',
      label: t('campo.tipo'),
      options: TIPOS_TAREA.map((value: Tarea['tipo']) => ({ value, label: t(`comun:tipoTarea.${value}`) })),
    },
    {
      key: 'etiqueta',
      label: t('comun:campo.etiquetas'),
      options: etiquetas.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
    },
  ] as const;
  return (
    <FilterBar
      label={t('filtro.grupo')}
      clear={isActive(filtro) && { label: t('filtro.limpiar'), onClear: () => onChange(NO_FILTRO) }}
      fields={fields}
      values={filtro}
      onChange={(key, value) => onChange({ [key]: value })}
    >
      <SearchInput
        label={t('filtro.texto')}
        value={filtro.texto}
        onText={(texto) => onChange({ texto })}
        className="min-w-40 flex-1 sm:max-w-72"
      />
    </FilterBar>
  );
};
