import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Checkbox } from '../../shared/ui/checkbox';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { Notice } from '../../shared/ui/notice';
import { isBlank, isCorreo } from '../../shared/validators';
import { AccesoLayout } from './acceso-layout';
import { login } from './api/login';
import { Avisos } from './avisos';
import { CampoContrasena } from './campo-contrasena';
import { useAccesoForm } from './use-acceso-form';

interface LoginValues {
  correo: string;
  contrasena: string;
  recordarme: boolean;
}

const LoginPage = () => {
  const { t } = useTranslation('acceso');
  const [forgotten, setForgotten] = useState(false);
  const { form, field, failure, onSubmit, busy } = useAccesoForm<LoginValues>({
    defaultValues: { correo: '', contrasena: '', recordarme: true },
    send: ({ correo, contrasena }) => login(correo, contrasena),
    fallback: t('entrar.error'),
    recordar: ({ recordarme }) => recordarme,
  });
  const { errors } = form.formState;

  const fillDemo = (correo: string, clave: string) => {
    form.setValue('correo', correo, { shouldDirty: true });
    form.setValue('contrasena', clave, { shouldDirty: true });
    form.clearErrors();
  };

  // Registered in the order of the page: the first invalid one takes the focus.
  const correo = field('correo', (correo) => {
    if (isBlank(correo)) return t('validacion.correo');
    return isCorreo(correo) || t('validacion.correoFormato');
  });

  return (
    <AccesoLayout
      title={t('entrar.titulo')}
      subtitle={t('entrar.subtitulo')}
      aside={<Avisos onDemo={fillDemo} />}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-1">
        <Field label={t('campo.correo')} error={errors.correo?.message} required reserve>
          {(ids) => (
            <Input
              {...ids}
              {...correo}
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={t('campo.correoEjemplo')}
            />
          )}
        </Field>
        <CampoContrasena
          label={t('campo.contrasena')}
          autoComplete="current-password"
          error={errors.contrasena?.message}
          registration={field('contrasena', (clave) => clave !== '' || t('validacion.contrasena'))}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <Checkbox label={t('entrar.recordarme')} {...form.register('recordarme')} />
          <button
            type="button"
            aria-expanded={forgotten}
            onClick={() => setForgotten(!forgotten)}
            className="hit rounded-control text-sm text-accent-text hover:underline"
          >
            {t('entrar.olvidada')}
          </button>
        </div>
        <div role="status">{forgotten && <Notice kind="info">{t('entrar.olvidadaTexto')}</Notice>}</div>
        {failure && <Notice kind="error">{failure}</Notice>}
        <Button type="submit" variant="primary" busy={busy} className="mt-2 w-full">
          {busy ? t('entrar.enviando') : t('entrar.enviar')}
        </Button>
      </form>
      <p className="mt-4 text-center text-sm text-muted">
        {t('entrar.sinCuenta')}{' '}
        <Link to={paths.register} className="rounded-control font-medium text-accent-text hover:underline">
          {t('entrar.registrate')}
        </Link>
      </p>
    </AccesoLayout>
  );
};

export default LoginPage;
