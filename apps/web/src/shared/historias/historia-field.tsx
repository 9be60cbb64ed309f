import { useState } from 'react';
import { Field, type FieldProps } from '../ui/campos/field';
import { Picker } from '../ui/campos/picker';
import { type HistoriaElegible, useHistoriaElegible, useHistoriasElegibles } from './use-historias';

interface HistoriaFieldProps extends Pick<FieldProps, 'error' | 'required'> {
  /** Empty: there are no stories to choose among yet. */
  proyecto: string;
  /** Which stories, in the language of queries. */
  q?: string;
  /** Empty: none is chosen. */
  value: string;
  textos: { label: string; elegir: string; cargando: string; vacio?: string; error: string };
  onChange: (id: string) => void;
}

/** Chooses a story of a project, which may have thousands. */
export const HistoriaField = ({
  proyecto,
  q = '',
  value,
  textos,
  error,
  required = false,
  onChange,
}: HistoriaFieldProps) => {
  const [texto, setTexto] = useState('');
  const [taken, setTaken] = useState<HistoriaElegible>();
  const { query, historias = [], isWhole } = useHistoriasElegibles(proyecto, texto, { q });
  const known = [taken, ...(query.data ?? []), ...historias].find((each) => each?._id === value);
  const { data: fetched } = useHistoriaElegible(query.isSuccess && !known ? value : '');
  const chosen = value === '' ? null : (known ?? fetched ?? { _id: value, titulo: '…' });
  const isEmpty = query.data?.length === 0;
  return (
    <Field
      label={textos.label}
      help={isEmpty && textos.vacio}
      error={error ?? (query.isError ? textos.error : undefined)}
      required={required}
    >
      {(ids) => (
        <Picker<HistoriaElegible, false>
          ids={ids}
          items={historias}
          multiple={false}
          chosen={chosen}
          placeholder={query.isLoading ? textos.cargando : textos.elegir}
          disabled={!query.data || historias.length === 0}
          nombreOf={({ titulo }) => titulo}
          onText={isWhole ? undefined : setTexto}
          onChange={(next) => {
            setTaken(next ?? undefined);
            onChange(next?._id ?? '');
          }}
        />
      )}
    </Field>
  );
};
