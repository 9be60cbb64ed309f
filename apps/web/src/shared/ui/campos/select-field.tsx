import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { ChoiceField, type SelectOption } from './select';

interface SelectFieldProps<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  options: SelectOption<string>[];
  required?: boolean;
}

/** A form field whose value is chosen from a list. */
export const SelectField = <T extends FieldValues>({
  control,
  name,
  label,
  options,
  required,
}: SelectFieldProps<T>) => (
  <Controller
    control={control}
    name={name}
    render={({ field, fieldState }) => (
      <ChoiceField
        label={label}
        error={fieldState.error?.message}
        required={required}
        value={field.value}
        onChange={field.onChange}
        options={options}
      />
    )}
  />
);
