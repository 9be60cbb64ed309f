import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { errorText, fieldErrors } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { session, useSession } from '../../../shared/sesion/session';
import { Button } from '../../../shared/ui/controles/button';
import { Field } from '../../../shared/ui/campos/field';
import { Notice } from '../../../shared/ui/pagina/notice';
import { PasswordInput } from '../../../shared/ui/campos/password-input';
import { isContrasenaCorta, MIN_CONTRASENA } from '../../../shared/dominio/validators';
import { updateContrasena } from '../api/contrasena';
import { Guardado } from '../preferencias/guardado';

interface ContrasenaValues {
  actual: string;
  nueva: string;
  confirmar: string;
}

const EMPTY: ContrasenaValues = { actual: '', nueva: '', confirmar: '' };

export const ContrasenaPanel = () => {
  const { t } = useTranslation(['configuracion', 'comun']);
  const { user } = useSession();
  const { contrasenaMinima: min = MIN_CONTRASENA } = useConfiguracionPublica();
  const queryClient = useQueryClient();
  const form = useForm<ContrasenaValues>({ defaultValues: EMPTY, reValidateMode: 'onSubmit' });
  const { errors } = form.formState;
  const save = useMutation({
    mutationFn: ({ actual, nueva }: ContrasenaValues) => updateContrasena(actual, nueva),
    onSuccess: ({ token }) => {
      session.renew(token, user);
      void queryClient.invalidateQueries({ queryKey: keys.sesiones });
      form.reset(EMPTY);
    },
    onError: (error, values) => {
      for (const { campo, message } of fieldErrors(error)) {
        if (campo in values) form.setError(campo as keyof ContrasenaValues, { message });
      }
    },
  });
  const validate: Record<keyof ContrasenaValues, (value: string, values: ContrasenaValues) => string | true> =
    {
      actual: (actual) => actual !== '' || t('validacion.contrasena'),
      nueva: (nueva) => !isContrasenaCorta(nueva, min) || t('validacion.contrasenaCorta', { min }),
      confirmar: (confirmar, { nueva }) => confirmar === nueva || t('validacion.contrasenasDistintas'),
    };
  const labels = {
    show: t('contrasena.mostrar'),
    hide: t('contrasena.ocultar'),
    capsLock: t('contrasena.mayusculas'),
  };
  const fields = [
    { name: 'actual', autoComplete: 'current-password', help: undefined },
    { name: 'nueva', autoComplete: 'new-password', help: t('contrasena.ayuda', { min }) },
    { name: 'confirmar', autoComplete: 'new-password', help: undefined },
  ] as const;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
      className="flex flex-col gap-4"
    >
      {/* Password managers pair the new password with this name. */}
      <input type="text" hidden readOnly autoComplete="username" value={user.correo ?? ''} />
      {fields.map(({ name, autoComplete, help }) => (
        <Field key={name} label={t(`contrasena.${name}`)} error={errors[name]?.message} help={help} required>
          {(ids) => (
            <PasswordInput
              {...ids}
              {...form.register(name, {
                validate: validate[name],
                onChange: () => form.clearErrors(name),
              })}
              autoComplete={autoComplete}
              labels={labels}
            />
          )}
        </Field>
      ))}
      {save.error && <Notice kind="error">{errorText(save.error, t('contrasena.error'))}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={save.isPending}>
          {save.isPending ? t('comun:ocupado.guardando') : t('contrasena.cambiar')}
        </Button>
        <Guardado busy={false} done={save.isSuccess} text={t('contrasena.cambiada')} />
      </div>
    </form>
  );
};
