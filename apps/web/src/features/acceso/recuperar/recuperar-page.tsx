import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navegar/paths';
import { Notice } from '../../../shared/ui/pagina/notice';
import { AccesoForm } from '../formulario/acceso-form';
import { AccesoLayout } from '../formulario/acceso-layout';
import { pedirEnlace } from '../api/recuperar';
import { CampoCorreo } from '../formulario/campo-correo';
import { OtroCamino } from '../formulario/otro-camino';
import { useAccesoForm } from '../formulario/use-acceso-form';
import { useCorreoRule } from '../formulario/use-correo-rule';

/** Asks for a link by mail. */
const RecuperarPage = () => {
  const { t } = useTranslation('acceso');
  const [sent, setSent] = useState(false);
  const { errors, failure, busy, field, onSubmit } = useAccesoForm({
    initial: { correo: '' },
    rules: { correo: useCorreoRule() },
    send: async ({ correo }) => {
      setSent(false);
      await pedirEnlace(correo);
      setSent(true);
    },
    fallback: t('recuperar.error'),
  });
  return (
    <AccesoLayout title={t('recuperar.titulo')} subtitle={t('recuperar.subtitulo')}>
      <AccesoForm
        submit={t('recuperar.enviar')}
        sending={t('recuperar.enviando')}
        busy={busy}
        failure={failure}
        onSubmit={onSubmit}
      >
        <CampoCorreo error={errors.correo} control={field('correo')} />
        <div role="status">{sent && <Notice kind="info">{t('recuperar.enviado')}</Notice>}</div>
      </AccesoForm>
      <OtroCamino to={paths.login} link={t('recuperar.volver')} />
    </AccesoLayout>
  );
};

export default RecuperarPage;
