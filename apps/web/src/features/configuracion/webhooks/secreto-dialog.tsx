import { useTranslation } from 'react-i18next';
import type { WebhookConSecreto } from '../api/webhooks';
import { UnaVez } from '../piezas/una-vez';

interface SecretoDialogProps {
  hecho: WebhookConSecreto;
  onClose: () => void;
}

/** What the receiver checks signatures with. */
export const SecretoDialog = ({ hecho: { webhook, secreto }, onClose }: SecretoDialogProps) => {
  const { t } = useTranslation('configuracion');
  return (
    <UnaVez
      title={t('webhooks.creado', { nombre: webhook.nombre })}
      text={t('webhooks.unaVez')}
      secreto={{ url: secreto, label: t('webhooks.secreto'), copiar: t('webhooks.copiar') }}
      guardado={t('webhooks.guardado')}
      onClose={onClose}
    />
  );
};
