import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navegar/paths';
import { Notice } from '../../../shared/ui/pagina/notice';
import { AccesoForm } from '../formulario/acceso-form';
import { AccesoLayout } from '../formulario/acceso-layout';
import { useIdioma } from '../../../shared/i18n/i18n';
import { pedirRegistro } from '../api/register';
import { CampoCorreo } from '../formulario/campo-correo';
import { OtroCamino } from '../formulario/otro-camino';
import { useAccesoForm } from '../formulario/use-acceso-form';
import { useCorreoRule } from '../formulario/use-correo-rule';

/** Asks for the link with which an account is made, and says the same whether or not there is one already. */
export const RegistroPorCorreo = () => {
  const { t } = useTranslation('acceso');
  const idioma = useIdioma();
  const [sent, setSent] = useState(false);
  const { errors, failure, busy, field, onSubmit } = useAccesoForm({
    initial: { correo: '' },
    rules: { correo: useCorreoRule() },
    send: async ({ correo }) => {
      setSent(false);
      await pedirRegistro(correo, idioma);
      setSent(true);
    },
    fallback: t('registro.error'),
  });
  return (
    <AccesoLayout title={t('registro.titulo')} subtitle={t('registro.correo.subtitulo')}>
      <AccesoForm
        submit={t('registro.correo.enviar')}
        sending={t('registro.correo.enviando')}
        busy={busy}
        failure={failure}
        onSubmit={onSubmit}
      >
        <CampoCorreo error={errors.correo} control={field('correo')} />
        <div role="status">{sent && <Notice kind="info">{t('registro.correo.enviado')}</Notice>}</div>
      </AccesoForm>
      <OtroCamino text={t('registro.conCuenta')} to={paths.login} link={t('registro.inicia')} />
    </AccesoLayout>
  );
};
