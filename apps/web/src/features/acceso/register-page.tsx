import { Check } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { Notice } from '../../shared/ui/notice';
import { isBlank, isContrasenaCorta, isCorreo } from '../../shared/validators';
import { AccesoLayout } from './acceso-layout';
import { register } from './api/register';
import { CampoContrasena } from './campo-contrasena';
import { useAccesoForm } from './use-acceso-form';

interface RegisterValues {
  nombre: string;
  correo: string;
  contrasena: string;
  confirmarContrasena: string;
}

/** A rule that ticks itself off while the person types. */
const Rule = ({ met, text }: { met: boolean; text: string }) => (
  <span className={`flex items-center gap-1 ${met ? 'text-success-text' : ''}`}>
    {met && <Check aria-hidden className="size-3.5" />}
    {text}
  </span>
);

const RegisterPage = () => {
  const { t } = useTranslation('acceso');
  const { form, field, failure, onSubmit, busy } = useAccesoForm<RegisterValues>({
    defaultValues: { nombre: '', correo: '', contrasena: '', confirmarContrasena: '' },
    send: ({ nombre, correo, contrasena }) => register(nombre, correo, contrasena),
    fallback: t('registro.error'),
    recordar: () => true,
  });
  const { errors } = form.formState;
  const [contrasena, confirmar] = useWatch({
    control: form.control,
    name: ['contrasena', 'confirmarContrasena'],
  });

  // Registered in the order of the page: the first invalid one takes the focus.
  const nombre = field('nombre', (nombre) => !isBlank(nombre) || t('validacion.nombre'));
  const correo = field('correo', (correo) => {
    if (isBlank(correo)) return t('validacion.correo');
    return isCorreo(correo) || t('validacion.correoFormato');
  });

  return (
    <AccesoLayout title={t('registro.titulo')} subtitle={t('registro.subtitulo')}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-1">
        <Field label={t('campo.nombre')} error={errors.nombre?.message} required reserve>
          {(ids) => <Input {...ids} {...nombre} autoComplete="name" placeholder={t('campo.nombreEjemplo')} />}
        </Field>
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
          autoComplete="new-password"
          error={errors.contrasena?.message}
          help={<Rule met={!isContrasenaCorta(contrasena)} text={t('ayuda.minimo')} />}
          registration={field('contrasena', (clave) => {
            if (clave === '') return t('validacion.contrasena');
            return !isContrasenaCorta(clave) || t('validacion.contrasenaCorta');
          })}
        />
        <CampoContrasena
          label={t('campo.confirmarContrasena')}
          autoComplete="new-password"
          error={errors.confirmarContrasena?.message}
          help={confirmar !== '' && confirmar === contrasena && <Rule met text={t('ayuda.coinciden')} />}
          registration={field(
            'confirmarContrasena',
            (clave, values) => clave === values.contrasena || t('validacion.contrasenasDistintas'),
          )}
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
