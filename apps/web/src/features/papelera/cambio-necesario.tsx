import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getEquiposElegibles } from '../../shared/queries/get-equipos-elegibles';
import { keys } from '../../shared/queries/keys';
import type { Cambiado } from '../../shared/deshacer/restaurar';
import { Field } from '../../shared/ui/campos/field';
import { Input } from '../../shared/ui/campos/input';
import { Select } from '../../shared/ui/campos/select';

const MAX_CLAVE = 10;

interface CambioNecesarioProps {
  campo: 'clave' | 'equipo';
  value: Cambiado;
  onChange: (next: Cambiado) => void;
}

/** Asks for the new clave or team that a project needs to be restored. */
export const CambioNecesario = ({ campo, value, onChange }: CambioNecesarioProps) => {
  const { t } = useTranslation('papelera');
  const equipos = useQuery({
    queryKey: keys.equiposElegibles,
    queryFn: ({ signal }) => getEquiposElegibles(signal),
    enabled: campo === 'equipo',
  });
  return (
    <Field label={t(`restaurar.${campo}`)} required className="text-text">
      {(ids) =>
        campo === 'clave' ? (
          <Input
            {...ids}
            maxLength={MAX_CLAVE}
            value={value.clave ?? ''}
            onChange={(event) => onChange({ ...value, clave: event.target.value.toUpperCase() })}
          />
        ) : (
          <Select
            ids={ids}
            label={t('restaurar.equipo')}
            value={value.equipo ?? null}
            placeholder={t('restaurar.elegirEquipo')}
            options={(equipos.data ?? []).map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
            onChange={(equipo) => onChange({ ...value, equipo })}
          />
        )
      }
    </Field>
  );
};
