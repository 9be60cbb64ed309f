import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorText, fieldErrors } from '../../shared/errors';
import { keys } from '../../shared/queries/keys';
import { session, useSession } from '../../shared/session';
import { Avatar } from '../../shared/ui/avatar';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { Notice } from '../../shared/ui/notice';
import { isBlank, isCorreo } from '../../shared/validators';
import { type PerfilValues, updatePerfil } from './api/perfil';
import { Guardado } from './guardado';

/** Shown at once from the stored session; rol and estado are somebody else's to change. */
export const PerfilPanel = () => {
  const { t } = useTranslation(['configuracion', 'comun']);
  const { token, user } = useSession();
  const queryClient = useQueryClient();
  const form = useForm<PerfilValues>({
    defaultValues: { nombre: user.nombre ?? '', correo: user.correo ?? '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isDirty } = form.formState;
  const save = useMutation({
    mutationFn: updatePerfil,
    onSuccess: (usuario) => {
      if (token) session.renew(token, usuario);
      form.reset({ nombre: usuario.nombre, correo: usuario.correo });
      // The name is shown in teams and tasks too.
      void queryClient.invalidateQueries({ queryKey: keys.equipos });
    },
    onError: (error, values) => {
      for (const { campo, message } of fieldErrors(error)) {
        if (campo in values) form.setError(campo as keyof PerfilValues, { message });
      }
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
      className="flex flex-col gap-4"
    >
      <div className="flex items-center gap-3">
        <Avatar nombre={user.nombre || t('comun:persona.sinNombre')} src={user.avatar} size="lg" />
        <div className="min-w-0">
          <p className="truncate font-medium">{user.nombre || t('comun:persona.sinNombre')}</p>
          <p className="truncate text-sm text-muted">{user.correo}</p>
        </div>
      </div>
      <Field label={t('perfil.nombre')} error={errors.nombre?.message} required>
        {(ids) => (
          <Input
            {...ids}
            {...form.register('nombre', {
              validate: (nombre) => !isBlank(nombre) || t('validacion.nombre'),
              onChange: () => form.clearErrors('nombre'),
            })}
            autoComplete="name"
          />
        )}
      </Field>
      <Field label={t('perfil.correo')} error={errors.correo?.message} required>
        {(ids) => (
          <Input
            {...ids}
            {...form.register('correo', {
              validate: (correo) => {
                if (isBlank(correo)) return t('validacion.correo');
                return isCorreo(correo) || t('validacion.correoFormato');
              },
              onChange: () => form.clearErrors('correo'),
            })}
            type="email"
            autoComplete="email"
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('perfil.rol')}>
          {(ids) => (
            <Input {...ids} readOnly disabled value={user.rol ? t(`perfil.roles.${user.rol}`) : ''} />
          )}
        </Field>
        <Field label={t('perfil.estado')}>
          {(ids) => (
            <Input {...ids} readOnly disabled value={user.estado ? t(`perfil.estados.${user.estado}`) : ''} />
          )}
        </Field>
      </div>
      <p className="-mt-2 text-xs text-subtle">{t('perfil.soloLectura')}</p>
      {save.error && <Notice kind="error">{errorText(save.error, t('perfil.error'))}</Notice>}
      <div className="flex items-center gap-3">
        <Button type="submit" variant="primary" busy={save.isPending} disabled={!isDirty}>
          {save.isPending ? t('comun:ocupado.guardando') : t('comun:accion.guardar')}
        </Button>
        <Guardado text={save.isSuccess && !isDirty ? t('perfil.guardado') : undefined} />
      </div>
    </form>
  );
};
