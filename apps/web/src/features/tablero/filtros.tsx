import { Search, X } from 'lucide-react';
import type { Columna } from '@pmp/contracts/sprints';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Input } from '../../shared/ui/input';
import { Select } from '../../shared/ui/select';
import { type Filtro, isActive } from './filter-historias';
import type { usePersonas } from './use-personas';

interface FiltrosProps {
  columnas: Columna[];
  filtro: Filtro;
  personas: ReturnType<typeof usePersonas>;
  onChange: (change: Partial<Filtro>) => void;
}

const TODAS = 'todas';
const NONE: Filtro = { texto: '', epica: '', persona: '' };

const ids = (id: string) => ({
  id,
  'aria-invalid': false,
  'aria-describedby': undefined,
  'aria-required': undefined,
});

const epicasOf = (columnas: Columna[]) => {
  const epicas = new Map(
    columnas.flatMap(({ historias }) => historias).map(({ epicaId }) => [epicaId._id, epicaId.titulo]),
  );
  return [...epicas].sort(([, a], [, b]) => a.localeCompare(b));
};

export const Filtros = ({ columnas, filtro, personas, onChange }: FiltrosProps) => {
  const { t } = useTranslation('tablero');
  const id = useId();
  const epicas = useMemo(() => epicasOf(columnas), [columnas]);
  const status = personas.isError ? t('filtro.errorPersonas') : t('filtro.cargandoPersonas');
  return (
    <div
      role="search"
      aria-label={t('filtro.grupo')}
      className="flex shrink-0 items-center gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
    >
      <div className="relative min-w-48 grow sm:max-w-64">
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
      <div className="min-w-44 flex-1 sm:max-w-52">
        <Select
          ids={ids(`${id}-epica`)}
          label={t('filtro.epica')}
          value={filtro.epica || TODAS}
          options={[
            { value: TODAS, label: t('filtro.todasEpicas') },
            ...epicas.map(([value, label]) => ({ value, label })),
          ]}
          onChange={(epica) => onChange({ epica: epica === TODAS ? '' : epica })}
        />
      </div>
      <div
        className="min-w-44 flex-1 sm:max-w-52"
        onPointerEnter={personas.want}
        onFocusCapture={personas.want}
      >
        <Select
          ids={ids(`${id}-persona`)}
          label={t('filtro.persona')}
          value={filtro.persona || TODAS}
          placeholder={status}
          options={[
            { value: TODAS, label: t('filtro.todasPersonas') },
            ...(personas.isReady ? [] : [{ value: '', label: status }]),
            ...personas.personas.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
          ]}
          onChange={(persona) => onChange({ persona: persona === TODAS ? '' : persona })}
        />
      </div>
      {isActive(filtro) && (
        <Button variant="ghost" onClick={() => onChange(NONE)} icon={<X aria-hidden className="size-4" />}>
          {t('filtro.limpiar')}
        </Button>
      )}
    </div>
  );
};
