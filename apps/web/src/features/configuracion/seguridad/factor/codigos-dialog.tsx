import { useTranslation } from 'react-i18next';
import { Codigos } from '../../../../shared/segundo-factor/codigos';
import { Dialog } from '../../../../shared/ui/dialogos/dialog';

interface CodigosDialogProps {
  codigos: readonly string[];
  onClose: () => void;
}

/** The recovery codes, shown this once. */
export const CodigosDialog = ({ codigos, onClose }: CodigosDialogProps) => {
  const { t } = useTranslation('factores');
  return (
    // A click beside it must not lose what is shown only once.
    <Dialog title={t('codigos.titulo')} description={t('codigos.texto')} onClose={onClose} dirty>
      <div className="p-4">
        <Codigos codigos={codigos} onKept={onClose} />
      </div>
    </Dialog>
  );
};
