import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { AccesoLayout } from './acceso-layout';
import { pedirEnlace } from './api/recuperar';
import { CampoCorreo } from './campo-correo';
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
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-1">
        <CampoCorreo error={errors.correo} control={field('correo')} />
        <div role="status">{sent && <Notice kind="info">{t('recuperar.enviado')}</Notice>}</div>
        {failure && <Notice kind="error">{failure}</Notice>}
        <Button type="submit" variant="primary" busy={busy} className="mt-2 w-full">
          {busy ? t('recuperar.enviando') : t('recuperar.enviar')}
        </Button>
      </form>
      <p className="mt-4 text-center text-sm">
        <Link
          to={paths.login}
          className="touch-area rounded-control font-medium text-accent-text hover:underline"
        >
          {t('recuperar.volver')}
        </Link>
      </p>
    </AccesoLayout>
  );
};

export default RecuperarPage;
