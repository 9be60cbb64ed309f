import { useTranslation } from 'react-i18next';
import { EnlaceCopiable } from '../../../shared/ui/campos/enlace-copiable';
import type { ForjaConSecreto } from '../api/forjas';
import { UnaVez } from '../piezas/una-vez';

interface DireccionForjaProps {
  hecho: ForjaConSecreto;
  onClose: () => void;
}

/** What to write on the forge's side. */
export const DireccionForja = ({ hecho: { forja, secreto }, onClose }: DireccionForjaProps) => {
  const { t } = useTranslation('configuracion');
  return (
    <UnaVez
      title={t('forjas.creada', { nombre: forja.nombre })}
      text={t(`forjas.pasos.${forja.tipo}`)}
      secreto={{ url: secreto, label: t('forjas.secreto'), copiar: t('forjas.copiarSecreto') }}
      nota={t('forjas.unaVez')}
      guardado={t('forjas.guardado')}
      onClose={onClose}
    >
      <EnlaceCopiable
        url={`${location.origin}${forja.ruta}`}
        label={t('forjas.direccion')}
        copiar={t('forjas.copiarDireccion')}
      />
    </UnaVez>
  );
};
