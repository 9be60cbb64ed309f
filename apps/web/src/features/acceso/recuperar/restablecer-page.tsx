import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useConfiguracionPublica } from '../../../shared/http/configuracion-publica';
import { paths } from '../../../shared/navegar/paths';
import { MIN_CONTRASENA } from '../../../shared/dominio/validators';
import { AccesoForm } from '../formulario/acceso-form';
import { AccesoLayout } from '../formulario/acceso-layout';
import { restablecer } from '../api/recuperar';
import { CamposContrasenaNueva } from '../formulario/campos-contrasena-nueva';
import { useContrasenaRules } from '../formulario/contrasena-rules';
import { OtroCamino } from '../formulario/otro-camino';
import { useAccesoForm } from '../formulario/use-acceso-form';

/** The page that the link in the mail opens: sets a new password, once. */
const RestablecerPage = () => {
  const { t } = useTranslation('acceso');
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { contrasenaMinima = MIN_CONTRASENA } = useConfiguracionPublica();
  const { values, errors, failure, busy, field, onSubmit } = useAccesoForm({
    initial: { contrasena: '', confirmarContrasena: '' },
    rules: useContrasenaRules(contrasenaMinima),
    send: async ({ contrasena }) => {
      await restablecer(token, contrasena);
      await navigate(paths.login, { replace: true, state: { restablecida: true } });
    },
    fallback: t('restablecer.error'),
  });
  return (
    <AccesoLayout title={t('restablecer.titulo')} subtitle={t('restablecer.subtitulo')}>
      <AccesoForm
        submit={t('restablecer.enviar')}
        sending={t('restablecer.enviando')}
        busy={busy}
        failure={failure}
        onSubmit={onSubmit}
      >
        <CamposContrasenaNueva values={values} errors={errors} field={field} min={contrasenaMinima} />
      </AccesoForm>
      <OtroCamino to={paths.recuperar} link={t('restablecer.otro')} />
    </AccesoLayout>
  );
};

export default RestablecerPage;
