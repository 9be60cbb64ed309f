import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';

interface DescartarComentarioProps {
  onConfirm: () => void;
  onCancel: () => void;
}

const DescartarComentario = (props: DescartarComentarioProps) => {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('descartar.titulo')}
      text={t('descartar.texto')}
      confirm={t('accion.descartar')}
      cancel={t('accion.seguirEditando')}
      {...props}
    />
  );
};

export default DescartarComentario;
