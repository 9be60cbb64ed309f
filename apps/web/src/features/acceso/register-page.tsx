import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { Notice } from '../../shared/ui/notice';
import { isBlank } from '../../shared/validators';
import { AccesoLayout } from './acceso-layout';
import { register } from './api/register';
import { CampoCorreo } from './campo-correo';
import { CamposContrasenaNueva } from './campos-contrasena-nueva';
import { useContrasenaRules } from './contrasena-rules';
import { useAccesoForm } from './use-acceso-form';
import { useCorreoRule } from './use-correo-rule';
import { useStartSession } from './use-start-session';

const RegisterPage = () => {
  const { t } = useTranslation('acceso');
  const startSession = useStartSession();
  const { values, errors, failure, busy, field, onSubmit } = useAccesoForm({
    initial: { nombre: '', correo: '', contrasena: '', confirmarContrasena: '' },
    rules: {
      nombre: (nombre) => (isBlank(nombre) ? t('validacion.nombre') : undefined),
      correo: useCorreoRule(),
      ...useContrasenaRules(),
    },
    send: async ({ nombre, correo, contrasena }) =>
      startSession(await register(nombre, correo, contrasena), true),
    fallback: t('registro.error'),
  });
  return (
    <AccesoLayout title={t('registro.titulo')} subtitle={t('registro.subtitulo')}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-1">
        <Field label={t('campo.nombre')} error={errors.nombre} required reserve>
          {(ids) => (
            <Input {...ids} {...field('nombre')} autoComplete="name" placeholder={t('campo.nombreEjemplo')} />
          )}
        </Field>
        <CampoCorreo error={errors.correo} control={field('correo')} />
        <CamposContrasenaNueva values={values} errors={errors} field={field} />
        {failure && <Notice kind="error">{failure}</Notice>}
        <Button type="submit" variant="primary" busy={busy} className="mt-2 w-full">
          {busy ? t('registro.enviando') : t('registro.enviar')}
        </Button>
      </form>
      <p className="mt-4 text-center text-sm text-muted">
        {t('registro.conCuenta')}{' '}
        <Link
          to={paths.login}
          className="touch-area rounded-control font-medium text-accent-text hover:underline"
        >
          {t('registro.inicia')}
        </Link>
      </p>
    </AccesoLayout>
  );
};

export default RegisterPage;
