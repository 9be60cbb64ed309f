import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PRIORIDADES } from '../../dominio/domain';
import { PrioridadChip } from '../fichas/chip';
import { SelectField } from './select-field';

interface PrioridadFieldProps<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
}

export const PrioridadField = <T extends FieldValues>(props: PrioridadFieldProps<T>) => {
  const { t } = useTranslation();
  return (
    <SelectField
      {...props}
      label={t('campo.prioridad')}
      options={PRIORIDADES.map((value) => ({
        value,
        label: t(`prioridad.${value}`),
        content: <PrioridadChip prioridad={value} />,
      }))}
    />
  );
};
