import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import { Input } from './input';

type TextFieldProps = Omit<FieldProps, 'children' | 'className'> &
  Omit<ComponentProps<'input'>, 'className' | 'required'>;

/** A line of text with its label. */
export const TextField = ({ label, error, help, required, optional, reserve, ...input }: TextFieldProps) => (
  <Field {...{ label, error, help, required, optional, reserve }}>
    {(ids) => <Input {...ids} {...input} />}
  </Field>
);
