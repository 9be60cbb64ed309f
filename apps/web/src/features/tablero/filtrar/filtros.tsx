import type { Columna } from '@pmp/contracts/sprints';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { etiquetasOf } from '../../../shared/elementos/etiquetas';
import { FilterBar } from '../../../shared/ui/campos/filtros/filter-bar';
import { SearchInput } from '../../../shared/ui/campos/search-input';
import { type Filtro, isActive, SIN_RESPONSABLE } from './filter-historias';
import type { useAvances } from './use-avances';

interface FiltrosProps {
  columnas: Columna[];
  filtro: Filtro;
  personas: Pick<ReturnType<typeof useAvances>, 'personas' | 'isReady' | 'isError'>;
  onChange: (change: Partial<Filtro>) => void;
  /** What the bar has besides. */
  children?: React.ReactNode;
}

const NONE: Filtro = { texto: '', epica: '', persona: '', responsable: '', etiqueta: '' };

const epicasOf = (columnas: Columna[]) => {
  const epicas = new Map(
    columnas.flatMap(({ historias }) => historias).map(({ epicaId }) => [epicaId._id, epicaId.titulo]),
  );
  return [...epicas].sort(([, a], [, b]) => a.localeCompare(b));
};

const responsablesOf = (columnas: Columna[]) => {
  const personas = new Map(
    columnas
      .flatMap(({ historias }) => historias)
      .flatMap(({ responsable }) => (responsable ? [[responsable._id, responsable.nombre] as const] : [])),
  );
  return [...personas].sort(([, a], [, b]) => a.localeCompare(b));
};

export const Filtros = ({ columnas, filtro, personas, onChange, children }: FiltrosProps) => {
  const { t } = useTranslation('tablero');
  const epicas = useMemo(() => epicasOf(columnas), [columnas]);
  const responsables = useMemo(() => responsablesOf(columnas), [columnas]);
  const etiquetas = useMemo(() => etiquetasOf(columnas.flatMap(({ historias }) => historias)), [columnas]);
  const status = personas.isError ? t('filtro.errorPersonas') : t('filtro.cargandoPersonas');
  const fields = [
    {
      key: 'epica',
      label: t('filtro.epica'),
      options: epicas.map(([value, label]) => ({ value, label })),
    },
    {
      key: 'responsable',
      label: t('filtro.responsable'),
      options: [
        { value: SIN_RESPONSABLE, label: t('filtro.sinResponsable') },
        ...responsables.map(([value, label]) => ({ value, label })),
      ],
    },
    {
      key: 'etiqueta',
      label: t('filtro.etiqueta'),
      options: etiquetas.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
    },
    {
      key: 'persona',
      label: t('filtro.persona'),
      options: personas.isReady
        ? personas.personas.map(({ _id, nombre }) => ({ value: _id, label: nombre }))
        : [{ value: filtro.persona, label: status }],
    },
  ] as const;
  return (
    <FilterBar
      label={t('filtro.grupo')}
      fields={fields}
      values={filtro}
      onChange={(key, value) => onChange({ [key]: value })}
      clear={isActive(filtro) && { label: t('filtro.limpiar'), onClear: () => onChange(NONE) }}
      className="shrink-0 max-sm:-my-1"
    >
      <SearchInput
        label={t('filtro.texto')}
        value={filtro.texto}
        onText={(texto) => onChange({ texto })}
        className="min-w-48 grow sm:max-w-64"
      />
      {children}
    </FilterBar>
  );
};
