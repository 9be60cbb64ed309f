import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { Notice } from '../../shared/ui/notice';
import { AccesoForm } from './acceso-form';
import { AccesoLayout } from './acceso-layout';
import { pedirEnlace } from './api/recuperar';
import { CampoCorreo } from './campo-correo';
import { OtroCamino } from './otro-camino';
import { useAccesoForm } from './use-acceso-form';
import { useCorreoRule } from './use-correo-rule';

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
