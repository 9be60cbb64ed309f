import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field } from './field';
import { Select, type SelectOption } from './select';

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
      <Field label={label} error={fieldState.error?.message} required={required}>
        {(ids) => (
          <Select ids={ids} label={label} value={field.value} onChange={field.onChange} options={options} />
        )}
      </Field>
    )}
  />
);
