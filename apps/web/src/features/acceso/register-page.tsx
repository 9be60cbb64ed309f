import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { paths } from '../../shared/paths';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { isBlank } from '../../shared/validators';
import { AccesoForm } from './acceso-form';
import { AccesoLayout } from './acceso-layout';
import { register } from './api/register';
import { CampoCorreo } from './campo-correo';
import { CamposContrasenaNueva } from './campos-contrasena-nueva';
import { useContrasenaRules } from './contrasena-rules';
import { OtroCamino } from './otro-camino';
import { useAccesoForm } from './use-acceso-form';
import { useConfiguracionPublica } from './use-configuracion-publica';
import { useCorreoRule } from './use-correo-rule';
import { useStartSession } from './use-start-session';

const RegisterPage = () => {
  const { t } = useTranslation('acceso');
  const { empresa } = useConfiguracionPublica();
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
  // The server would refuse too, but only after the person has filled in the whole form.
  if (empresa?.solo) return <Navigate to={paths.login} replace />;
  return (
    <AccesoLayout title={t('registro.titulo')} subtitle={t('registro.subtitulo')}>
      <AccesoForm
        submit={t('registro.enviar')}
        sending={t('registro.enviando')}
        busy={busy}
        failure={failure}
        onSubmit={onSubmit}
      >
        <Field label={t('campo.nombre')} error={errors.nombre} required reserve>
          {(ids) => (
            <Input {...ids} {...field('nombre')} autoComplete="name" placeholder={t('campo.nombreEjemplo')} />
          )}
        </Field>
        <CampoCorreo error={errors.correo} control={field('correo')} />
        <CamposContrasenaNueva values={values} errors={errors} field={field} />
      </AccesoForm>
      <OtroCamino text={t('registro.conCuenta')} to={paths.login} link={t('registro.inicia')} />
    </AccesoLayout>
  );
};

export default RegisterPage;
