import type { Persona } from '@pmp/contracts/common';
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/campos/field';
import { PeoplePicker } from '../../../shared/ui/campos/picker';
import type { useMiembros } from '../../../shared/personas/use-miembros';

interface PersonaFieldProps<T extends FieldValues> {
  form: UseFormReturn<T>;
  name: FieldPath<T>;
  label: string;
  nobody: string;
  clearLabel: string;
  personas: ReturnType<typeof useMiembros>;
  /** The person it has, who may have left the team. */
  current: Persona | null;
}

/** To whom it is given: a member of the project's team, or nobody. */
export const PersonaField = <T extends FieldValues>({
  form,
  name,
  label,
  nobody,
  clearLabel,
  personas,
  current,
}: PersonaFieldProps<T>) => {
  const { t } = useTranslation('backlog');
  const error = form.getFieldState(name, form.formState).error?.message;
  const personOf = (id: string) =>
    personas.personas.find(({ _id }) => _id === id) ?? (current?._id === id ? current : null);
  return (
    <Field label={label} error={error ?? (personas.isError ? t('error.personas') : undefined)}>
      {(ids) => (
        <Controller
          control={form.control}
          name={name}
          render={({ field }) => (
            <PeoplePicker
              multiple={false}
              ids={ids}
              people={personas.personas}
              chosen={personOf(field.value)}
              placeholder={nobody}
              clearLabel={clearLabel}
              onChange={(persona) => {
                form.clearErrors(name);
                field.onChange(persona?._id ?? '');
              }}
            />
          )}
        />
      )}
    </Field>
  );
};
