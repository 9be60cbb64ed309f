import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { AccesoLayout } from './acceso-layout';
import { restablecer } from './api/recuperar';
import { CamposContrasenaNueva } from './campos-contrasena-nueva';
import { useContrasenaRules } from './contrasena-rules';
import { useAccesoForm } from './use-acceso-form';

/** Where the link of the mail leads: a new password, once. */
const RestablecerPage = () => {
  const { t } = useTranslation('acceso');
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { values, errors, failure, busy, field, onSubmit } = useAccesoForm({
    initial: { contrasena: '', confirmarContrasena: '' },
    rules: useContrasenaRules(),
    send: async ({ contrasena }) => {
      await restablecer(token, contrasena);
      await navigate(paths.login, { replace: true, state: { restablecida: true } });
    },
    fallback: t('restablecer.error'),
  });
  return (
    <AccesoLayout title={t('restablecer.titulo')} subtitle={t('restablecer.subtitulo')}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-1">
        <CamposContrasenaNueva values={values} errors={errors} field={field} />
        {failure && <Notice kind="error">{failure}</Notice>}
        <Button type="submit" variant="primary" busy={busy} className="mt-2 w-full">
          {busy ? t('restablecer.enviando') : t('restablecer.enviar')}
        </Button>
      </form>
      <p className="mt-4 text-center text-sm">
        <Link
          to={paths.recuperar}
          className="touch-area rounded-control font-medium text-accent-text hover:underline"
        >
          {t('restablecer.otro')}
        </Link>
      </p>
    </AccesoLayout>
  );
};

export default RestablecerPage;
