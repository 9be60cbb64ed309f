import { useTranslation } from 'react-i18next';
import { ClaveForm } from '../../../../shared/segundo-factor/clave-form';
import { Dialog } from '../../../../shared/ui/dialogos/dialog';
import { confirmFactor, type Semilla } from '../../api/factores';

interface ClaveDialogProps {
  semilla: Semilla;
  /** With the recovery codes. */
  onDone: (codigos: string[]) => void;
  onClose: () => void;
}

/** The key goes into an application; a code of it shows that it arrived. */
export const ClaveDialog = ({ semilla, onDone, onClose }: ClaveDialogProps) => {
  const { t } = useTranslation('factores');
  return (
    <Dialog title={t('clave.titulo')} description={t('clave.texto')} onClose={onClose} size="sm">
      <div className="p-4">
        <ClaveForm semilla={semilla} confirm={confirmFactor} onDone={onDone} />
      </div>
    </Dialog>
  );
};
