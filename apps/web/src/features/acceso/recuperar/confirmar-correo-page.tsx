import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { paths } from '../../../shared/navegar/paths';
import { Notice } from '../../../shared/ui/pagina/notice';
import { AccesoForm } from '../formulario/acceso-form';
import { AccesoLayout } from '../formulario/acceso-layout';
import { confirmarCorreo } from '../api/recuperar';
import { OtroCamino } from '../formulario/otro-camino';
import { useAccesoForm } from '../formulario/use-acceso-form';

/** The page that the link in the mail opens; with a button, because mail scanners open links too. */
const ConfirmarCorreoPage = () => {
  const { t } = useTranslation('acceso');
  const { token = '' } = useParams();
  const [correo, setCorreo] = useState<string>();
  const { failure, busy, onSubmit } = useAccesoForm({
    initial: {},
    rules: {},
    send: async () => setCorreo((await confirmarCorreo(token)).correo),
    fallback: t('confirmar.error'),
  });
  return (
    <AccesoLayout title={t('confirmar.titulo')} subtitle={t('confirmar.subtitulo')}>
      <div role="status">{correo && <Notice kind="info">{t('confirmar.hecho', { correo })}</Notice>}</div>
      {!correo && (
        <AccesoForm
          submit={t('confirmar.enviar')}
          sending={t('confirmar.enviando')}
          busy={busy}
          failure={failure}
          onSubmit={onSubmit}
        >
          {null}
        </AccesoForm>
      )}
      <OtroCamino to={paths.panel} link={t('confirmar.seguir')} />
    </AccesoLayout>
  );
};

export default ConfirmarCorreoPage;
