import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { paths } from '../../../shared/navegar/paths';
import { Field } from '../../../shared/ui/campos/field';
import { Input } from '../../../shared/ui/campos/input';
import { Notice } from '../../../shared/ui/pagina/notice';
import { isBlank, MIN_CONTRASENA } from '../../../shared/dominio/validators';
import { AccesoForm } from '../formulario/acceso-form';
import { AccesoLayout } from '../formulario/acceso-layout';
import { register } from '../api/register';
import { CampoCorreo } from '../formulario/campo-correo';
import { CamposContrasenaNueva } from '../formulario/campos-contrasena-nueva';
import { useContrasenaRules } from '../formulario/contrasena-rules';
import { OtroCamino } from '../formulario/otro-camino';
import { useInvitacion } from './use-invitacion';
import { RegistroPorCorreo } from './registro-por-correo';
import { useAccesoForm } from '../formulario/use-acceso-form';
import { useCorreoRule } from '../formulario/use-correo-rule';
import { useStartSession } from '../formulario/use-start-session';

const RegisterPage = () => {
  const { t } = useTranslation('acceso');
  const { empresa, registro, contrasenaMinima = MIN_CONTRASENA } = useConfiguracionPublica();
  const [search] = useSearchParams();
  const invitacion = search.get('invitacion') ?? undefined;
  const startSession = useStartSession();
  const { vista, rechazo } = useInvitacion(invitacion);
  const { values, errors, failure, busy, field, fill, onSubmit } = useAccesoForm({
    initial: { nombre: '', correo: '', contrasena: '', confirmarContrasena: '' },
    rules: {
      nombre: (nombre) => (isBlank(nombre) ? t('validacion.nombre') : undefined),
      correo: useCorreoRule(),
      ...useContrasenaRules(contrasenaMinima),
    },
    send: async ({ nombre, correo, contrasena }) =>
      startSession(
        await register(nombre, correo, contrasena, invitacion),
        true,
        vista?.proyecto ? paths.proyecto(vista.proyecto) : undefined,
      ),
    fallback: t('registro.error'),
  });
  const [seen, setSeen] = useState(vista);
  if (vista !== seen) {
    setSeen(vista);
    if (vista?.correo) fill({ correo: vista.correo });
  }
  // The server would refuse too, but only after the person has filled in the whole form.
  if (empresa?.solo) return <Navigate to={paths.login} replace />;
  if (registro === 'correo' && !invitacion) return <RegistroPorCorreo />;
  if (registro === 'cerrado' || (registro === 'invitacion' && !invitacion))
    return (
      <AccesoLayout title={t('registro.titulo')} subtitle={t('registro.subtitulo')}>
        <Notice kind="info">{t(`registro.${registro}`)}</Notice>
        <OtroCamino text={t('registro.conCuenta')} to={paths.login} link={t('registro.inicia')} />
      </AccesoLayout>
    );
  if (rechazo)
    return (
      <AccesoLayout title={t('registro.titulo')} subtitle={t('registro.subtitulo')}>
        <Notice kind="error">{rechazo}</Notice>
        <OtroCamino text={t('registro.conCuenta')} to={paths.login} link={t('registro.inicia')} />
      </AccesoLayout>
    );
  return (
    <AccesoLayout title={t('registro.titulo')} subtitle={t('registro.subtitulo')}>
      {vista?.invita && (
        <Notice kind="info" className="mb-4">
          {vista.equipo
            ? t('registro.invitado', { invita: vista.invita, equipo: vista.equipo })
            : t('registro.invitadoSinEquipo', { invita: vista.invita })}
        </Notice>
      )}
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
        <CamposContrasenaNueva values={values} errors={errors} field={field} min={contrasenaMinima} />
      </AccesoForm>
      <OtroCamino text={t('registro.conCuenta')} to={paths.login} link={t('registro.inicia')} />
    </AccesoLayout>
  );
};

export default RegisterPage;
