import { useTranslation } from 'react-i18next';
import type { CalendarioConRuta } from '../api/calendarios';
import { UnaVez } from '../piezas/una-vez';

interface DireccionDialogProps {
  hecho: CalendarioConRuta;
  onClose: () => void;
}

/** The secret address of a calendar. */
export const DireccionDialog = ({ hecho: { calendario, ruta }, onClose }: DireccionDialogProps) => {
  const { t } = useTranslation('configuracion');
  const url = `${window.location.origin}${ruta}`;
  return (
    <UnaVez
      title={t('calendarios.creado', { nombre: calendario.nombre })}
      text={t('calendarios.unaVez')}
      secreto={{ url, label: t('calendarios.direccion'), copiar: t('calendarios.copiar') }}
      guardado={t('calendarios.guardada')}
      onClose={onClose}
    />
  );
};
