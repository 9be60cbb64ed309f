import { type Control, Controller, type FieldPath, type FieldValues, type Validate } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isRealDia } from '../../../fechas/dia-escrito';
import { Field, type FieldProps } from '../field';
import { FechaInput } from './fecha-input';

interface FechaFieldProps<T extends FieldValues> extends Omit<FieldProps, 'children' | 'error'> {
  control: Control<T>;
  name: FieldPath<T>;
  /** Of a day or of an empty field. */
  validate?: Validate<string, T>;
}

/** A day of a form; what was written and is no day keeps the form from being sent. */
export const FechaField = <T extends FieldValues>({
  control,
  name,
  validate,
  ...field
}: FechaFieldProps<T>) => {
  const { t } = useTranslation();
  return (
    <Controller
      control={control}
      name={name}
      rules={{
        validate: (value: string, values) =>
          value && !isRealDia(value) ? t('fecha.noEsDia') : (validate?.(value, values) ?? true),
      }}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <Field {...field} error={error?.message}>
          {(ids) => <FechaInput ids={ids} value={String(value ?? '')} {...{ onChange, onBlur }} />}
        </Field>
      )}
    />
  );
};
