import { useTranslation } from 'react-i18next';
import { EnlaceCopiable } from '../../../shared/ui/campos/enlace-copiable';
import { Button } from '../../../shared/ui/controles/button';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import type { WebhookConSecreto } from '../api/webhooks';

interface SecretoDialogProps {
  hecho: WebhookConSecreto;
  onClose: () => void;
}

/** What the receiver checks signatures with, this once. */
export const SecretoDialog = ({ hecho: { webhook, secreto }, onClose }: SecretoDialogProps) => {
  const { t } = useTranslation('configuracion');
  return (
    <Dialog title={t('webhooks.creado', { nombre: webhook.nombre })} onClose={onClose}>
      <div className="flex flex-col gap-3 p-4 text-sm">
        <p className="text-muted">{t('webhooks.unaVez')}</p>
        <EnlaceCopiable
          variant="primary"
          url={secreto}
          label={t('webhooks.secreto')}
          copiar={t('webhooks.copiar')}
        />
        <Button onClick={onClose}>{t('webhooks.guardado')}</Button>
      </div>
    </Dialog>
  );
};
