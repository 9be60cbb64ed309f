import type { VerificacionAuditoria } from '@pmp/contracts/usuarios';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../shared/ui/pagina/notice';

/** The result of checking the whole chain; the anchor is shown so that it can be noted down elsewhere. */
export const Veredicto = ({ entradas, cabeza, rota }: VerificacionAuditoria) => {
  const { t } = useTranslation('auditoria');
  if (rota) {
    return (
      <Notice kind="error" title={t('verificar.rota', { seq: rota.seq })}>
        {t(`verificar.motivo.${rota.motivo}`)}
      </Notice>
    );
  }
  return (
    <div role="status">
      <Notice kind="info" title={t('verificar.integra', { count: entradas })}>
        <p>{t('verificar.ancla')}</p>
        <p className="font-mono text-xs break-all">{`${cabeza.seq}:${cabeza.huella}`}</p>
      </Notice>
    </div>
  );
};
