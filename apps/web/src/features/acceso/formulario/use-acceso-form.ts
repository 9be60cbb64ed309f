import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { errorText, fieldErrors } from '../../../shared/http/errors';

type Texts = Record<string, string>;
type Errors<T> = Partial<Record<keyof T, string>>;

interface AccesoFormOptions<T extends Texts> {
  /** In the order of the page, so that the first invalid one is focused. */
  initial: T;
  /** The error of a field, if any. */
  rules: { [K in keyof T]: (value: string, values: T) => string | undefined };
  /** Sends the form and goes to the next screen. */
  send: (values: T) => Promise<void>;
  /** The specification's sentence for a failure without one. */
  fallback: string;
}

/** Fields whose name differs between the API and the form. */
const fieldName = (campo: string): string =>
  campo.normalize('NFC').replace('contraseña', 'contrasena').replace('nueva', 'contrasena');

/**
 * Validates on leaving a field and on submit, and clears a field's error when it is edited. Without the form library,
 * which alone would be an eighth of what the sign-in page may load.
 */
export const useAccesoForm = <T extends Texts>({ initial, rules, send, fallback }: AccesoFormOptions<T>) => {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<T>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const field = <K extends keyof T & string>(name: K) => ({
    name,
    value: values[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues((all) => ({ ...all, [name]: target.value }));
      setErrors((all) => ({ ...all, [name]: undefined }));
    },
    onBlur: () => setErrors((all) => ({ ...all, [name]: rules[name](values[name] ?? '', values) })),
  });

  const showErrors = (form: HTMLFormElement, found: Errors<T>) => {
    setErrors(found);
    const first = Object.keys(initial).find((name) => found[name]);
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const submit = async (form: HTMLFormElement) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await send(values);
    } catch (error) {
      setFailure(errorText(error, fallback));
      const named = fieldErrors(error).map(({ campo, message }) => [fieldName(campo), message]);
      showErrors(form, Object.fromEntries(named) as Errors<T>);
    } finally {
      setBusy(false);
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found: Errors<T> = {};
    for (const name of Object.keys(initial) as (keyof T)[])
      found[name] = rules[name](values[name] ?? '', values);
    if (Object.values(found).some(Boolean)) showErrors(event.currentTarget, found);
    else void submit(event.currentTarget);
  };

  /** Fills in values that need no check, such as the demo account's. */
  const fill = (some: Partial<T>) => {
    setValues((all) => ({ ...all, ...some }));
    setErrors({});
  };

  return { values, errors, failure, busy, field, fill, onSubmit };
};
