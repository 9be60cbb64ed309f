import type { Proyecto } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../shared/ui/campos/filtros/filter-bar';
import { FechaInput } from '../../shared/ui/campos/fecha/fecha-input';
import { isRealDia } from '../../shared/fechas/dia-escrito';
import { type Filtro, type Grupo, GRUPOS, isActive } from './filtro';
import { PersonaFiltro } from './persona-filtro';

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
  /** As the lines call people. */
  nombres: ReadonlyMap<string, string> | undefined;
  onChange: (change: Partial<Filtro>) => void;
  onClear: () => void;
}

export const Filtros = ({ filtro, proyectos, nombres, onChange, onClear }: FiltrosProps) => {
  const { t } = useTranslation('auditoria');
  const fields = [
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
      <PersonaFiltro value={filtro.persona} nombres={nombres} onChange={(persona) => onChange({ persona })} />
      <div className="flex shrink-0 items-center gap-2">
        {(['desde', 'hasta'] as const).map((campo) => (
          <label key={campo} className="flex items-center gap-1.5 text-sm text-muted">
            {t(`filtro.${campo}`)}
            <FechaInput
              value={filtro[campo]}
              onChange={(dia) => (!dia || isRealDia(dia)) && onChange({ [campo]: dia })}
              className="w-36"
            />
          </label>
        ))}
      </div>
    </FilterBar>
  );
};
