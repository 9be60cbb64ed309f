import { useTranslation } from 'react-i18next';
import { EnlaceCopiable } from '../../../shared/ui/campos/enlace-copiable';
import { Button } from '../../../shared/ui/controles/button';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import type { ForjaConSecreto } from '../api/forjas';

interface DireccionForjaProps {
  hecho: ForjaConSecreto;
  onClose: () => void;
}

/** What to write on the forge's side; the secret this once. */
export const DireccionForja = ({ hecho: { forja, secreto }, onClose }: DireccionForjaProps) => {
  const { t } = useTranslation('configuracion');
  return (
    <Dialog title={t('forjas.creada', { nombre: forja.nombre })} onClose={onClose}>
      <div className="flex flex-col gap-3 p-4 text-sm">
        <p className="text-muted">{t(`forjas.pasos.${forja.tipo}`)}</p>
        <EnlaceCopiable
          url={`${location.origin}${forja.ruta}`}
          label={t('forjas.direccion')}
          copiar={t('forjas.copiarDireccion')}
        />
        <EnlaceCopiable
          variant="primary"
          url={secreto}
          label={t('forjas.secreto')}
          copiar={t('forjas.copiarSecreto')}
        />
        <p className="text-xs text-muted">{t('forjas.unaVez')}</p>
        <Button onClick={onClose}>{t('forjas.guardado')}</Button>
      </div>
    </Dialog>
  );
};
