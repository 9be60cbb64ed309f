import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { errorText, fieldErrors } from '../../shared/errors';
import { paths } from '../../shared/paths';
import { session } from '../../shared/session';
import type { SesionReply } from './api/login';

interface AccesoFormOptions<T extends FieldValues> {
  defaultValues: DefaultValues<T>;
  send: (values: T) => Promise<SesionReply>;
  /** The specification's sentence for a failure that brought none. */
  fallback: string;
  recordar: (values: T) => boolean;
}

/** Checked on leaving a field and on submit; a field's error goes as soon as it is edited. */
export const useAccesoForm = <T extends FieldValues>(options: AccesoFormOptions<T>) => {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const form = useForm<T>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: options.defaultValues,
  });

  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const { token, usuario } = await options.send(values);
      session.start(token, usuario, options.recordar(values));
      await navigate(paths.panel);
    } catch (error) {
      setFailure(errorText(error, options.fallback));
      for (const { campo, message } of fieldErrors(error)) {
        const name = campo.replace('contraseña', 'contrasena');
        if (name in values) form.setError(name as Path<T>, { message }, { shouldFocus: true });
      }
    }
  });

  const field = (name: Path<T>, validate: (value: string, values: T) => string | true) =>
    form.register(name, {
      validate: validate as never,
      onChange: () => form.clearErrors(name),
    });

  return { form, field, failure, onSubmit, busy: form.formState.isSubmitting };
};
