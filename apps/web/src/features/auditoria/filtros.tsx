import type { Proyecto } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../shared/queries/keys';
import { FilterBar } from '../../shared/ui/campos/filter-bar';
import { Input } from '../../shared/ui/campos/input';
import { getUsuarios } from './api/get-usuarios';
import { type Filtro, type Grupo, GRUPOS, isActive } from './filtro';

const ENTIDADES = [
  'usuario',
  'equipo',
  'proyecto',
  'epica',
  'historia',
  'tarea',
  'sprint',
  'tablero',
  'mensaje',
  'alerta',
  'papelera',
  'auditoria',
] as const;

interface FiltrosProps {
  filtro: Filtro;
  proyectos: Proyecto[];
  onChange: (change: Partial<Filtro>) => void;
  onClear: () => void;
}

export const Filtros = ({ filtro, proyectos, onChange, onClear }: FiltrosProps) => {
  const { t } = useTranslation('auditoria');
  const { data: personas = [] } = useQuery({
    queryKey: keys.usuarios,
    queryFn: ({ signal }) => getUsuarios(signal),
  });
  const fields = [
    { key: 'persona', options: personas.map(({ _id, nombre }) => ({ value: _id, label: nombre })) },
    {
      key: 'grupo',
      options: (Object.keys(GRUPOS) as Grupo[]).map((value) => ({ value, label: t(`grupo.${value}`) })),
    },
    { key: 'entidad', options: ENTIDADES.map((value) => ({ value, label: t(`entidad.${value}`) })) },
    { key: 'proyecto', options: proyectos.map(({ _id, nombre }) => ({ value: _id, label: nombre })) },
  ] as const;
  return (
    <FilterBar
      label={t('filtro.grupoDeFiltros')}
      fields={fields.map((field) => ({ ...field, label: t(`filtro.${field.key}`) }))}
      values={filtro}
      onChange={(key, value) => onChange({ [key]: value })}
      clear={isActive(filtro) && { label: t('filtro.limpiar'), onClear }}
    >
      <div className="flex shrink-0 items-center gap-2">
        {(['desde', 'hasta'] as const).map((campo) => (
          <label key={campo} className="flex items-center gap-1.5 text-sm text-muted">
            {t(`filtro.${campo}`)}
            <Input
              type="date"
              value={filtro[campo]}
              onChange={({ target }) => onChange({ [campo]: target.value })}
              className="w-36"
            />
          </label>
        ))}
      </div>
    </FilterBar>
  );
};
