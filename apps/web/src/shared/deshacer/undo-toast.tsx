import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast, toastActionClass } from '../ui/dialogos/toast';

interface UndoToastProps {
  message: ReactNode;
  onUndo: () => void;
  onClose: () => void;
}

/** Reports what was just done, with a button to undo it. */
export const UndoToast = ({ message, onUndo, onClose }: UndoToastProps) => {
  const { t } = useTranslation();
  return (
    <Toast
      message={message}
      action={
        <button type="button" onClick={onUndo} className={toastActionClass}>
          <Undo2 aria-hidden className="size-4" />
          {t('accion.deshacer')}
        </button>
      }
      onClose={onClose}
    />
  );
};
