import { useTranslation } from 'react-i18next';
import { EnlaceCopiable } from '../../../shared/ui/campos/enlace-copiable';
import { Button } from '../../../shared/ui/controles/button';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import type { CalendarioConRuta } from '../api/calendarios';

interface DireccionDialogProps {
  hecho: CalendarioConRuta;
  onClose: () => void;
}

/** The secret address of a calendar, this once. */
export const DireccionDialog = ({ hecho: { calendario, ruta }, onClose }: DireccionDialogProps) => {
  const { t } = useTranslation('configuracion');
  return (
    <Dialog title={t('calendarios.creado', { nombre: calendario.nombre })} onClose={onClose}>
      <div className="flex flex-col gap-3 p-4 text-sm">
        <p className="text-muted">{t('calendarios.unaVez')}</p>
        <EnlaceCopiable
          variant="primary"
          url={`${window.location.origin}${ruta}`}
          label={t('calendarios.direccion')}
          copiar={t('calendarios.copiar')}
        />
        <Button onClick={onClose}>{t('calendarios.guardada')}</Button>
      </div>
    </Dialog>
  );
};
