import type { Persona } from '@pmp/contracts/common';
import { useCallback, useRef } from 'react';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/campos/field';
import type { Subir } from '../editor/manejo';
import { Campo, type CampoProps } from './campo';

interface CampoEnFormProps extends Partial<Pick<CampoProps, 'id' | 'rows' | 'placeholder' | 'field'>> {
  texto: string;
  onTexto: (texto: string) => void;
  /** Who can be named; undefined: nobody is told of being named here. */
  personas?: Persona[];
  subir?: Subir | undefined;
  onSubiendo?: (isSubiendo: boolean) => void;
}

const MAX_HEIGHT_PX = 320;
const NADIE: Persona[] = [];

/** The field of every Markdown text, as one of a form's. */
export const CampoEnForm = ({ personas = NADIE, rows = 3, ...props }: CampoEnFormProps) => (
  <div className="rounded-control border border-control bg-surface transition-colors duration-150 hover:border-subtle has-aria-invalid:border-danger focus-within:outline-2 focus-within:outline-(--focus)">
    <Campo {...props} rows={rows} personas={personas} onKey={() => undefined} maxHeight={MAX_HEIGHT_PX} />
  </div>
);

interface CampoFieldProps<T extends FieldValues> extends Pick<
  CampoEnFormProps,
  'personas' | 'subir' | 'rows' | 'placeholder'
> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
}

/** A Markdown text of a form that may stay empty. */
export const CampoField = <T extends FieldValues>({ control, name, label, ...rest }: CampoFieldProps<T>) => {
  const { t } = useTranslation();
  const isSubiendo = useRef(false);
  const onSubiendo = useCallback((now: boolean) => void (isSubiendo.current = now), []);
  return (
    <Controller
      control={control}
      name={name}
      // What is saved would be without the picture that is on its way.
      rules={{ validate: () => !isSubiendo.current || t('error.subiendo') }}
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
        <Field label={label} error={error?.message} optional>
          {(ids) => (
            <CampoEnForm
              {...ids}
              {...rest}
              field={ref}
              texto={value}
              onTexto={onChange}
              onSubiendo={onSubiendo}
            />
          )}
        </Field>
      )}
    />
  );
};
