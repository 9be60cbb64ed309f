import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { Notice } from '../../shared/ui/notice';
import { isBlank, isContrasenaCorta } from '../../shared/validators';
import { AccesoLayout } from './acceso-layout';
import { register } from './api/register';
import { CampoContrasena } from './campo-contrasena';
import { CampoCorreo } from './campo-correo';
import { useAccesoForm } from './use-acceso-form';
import { useCorreoRule } from './use-correo-rule';

/** A rule that ticks itself off while the person types. */
const Rule = ({ met, text }: { met: boolean; text: string }) => (
  <span className={`flex items-center gap-1 ${met ? 'text-success-text' : ''}`}>
    {met && <Check aria-hidden className="size-3.5" />}
    {text}
  </span>
);

const RegisterPage = () => {
  const { t } = useTranslation('acceso');
  const { values, errors, failure, busy, field, onSubmit } = useAccesoForm({
    initial: { nombre: '', correo: '', contrasena: '', confirmarContrasena: '' },
    rules: {
      nombre: (nombre) => (isBlank(nombre) ? t('validacion.nombre') : undefined),
      correo: useCorreoRule(),
      contrasena: (clave) => {
        if (clave === '') return t('validacion.contrasena');
        return isContrasenaCorta(clave) ? t('validacion.contrasenaCorta') : undefined;
      },
      confirmarContrasena: (clave, { contrasena }) =>
        clave === contrasena ? undefined : t('validacion.contrasenasDistintas'),
    },
    send: ({ nombre, correo, contrasena }) => register(nombre, correo, contrasena),
    fallback: t('registro.error'),
    recordar: true,
  });
  const { contrasena, confirmarContrasena } = values;
  const match = confirmarContrasena !== '' && confirmarContrasena === contrasena;
  return (
    <AccesoLayout title={t('registro.titulo')} subtitle={t('registro.subtitulo')}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-1">
        <Field label={t('campo.nombre')} error={errors.nombre} required reserve>
          {(ids) => (
            <Input {...ids} {...field('nombre')} autoComplete="name" placeholder={t('campo.nombreEjemplo')} />
          )}
        </Field>
        <CampoCorreo error={errors.correo} control={field('correo')} />
        <CampoContrasena
          label={t('campo.contrasena')}
          autoComplete="new-password"
          error={errors.contrasena}
          help={<Rule met={!isContrasenaCorta(contrasena)} text={t('ayuda.minimo')} />}
          control={field('contrasena')}
        />
        <CampoContrasena
          label={t('campo.confirmarContrasena')}
          autoComplete="new-password"
          error={errors.confirmarContrasena}
          help={match && <Rule met text={t('ayuda.coinciden')} />}
          control={field('confirmarContrasena')}
        />
        {failure && <Notice kind="error">{failure}</Notice>}
        <Button type="submit" variant="primary" busy={busy} className="mt-2 w-full">
          {busy ? t('registro.enviando') : t('registro.enviar')}
        </Button>
      </form>
      <p className="mt-4 text-center text-sm text-muted">
        {t('registro.conCuenta')}{' '}
        <Link to={paths.login} className="rounded-control font-medium text-accent-text hover:underline">
          {t('registro.inicia')}
        </Link>
      </p>
    </AccesoLayout>
  );
};

export default RegisterPage;
