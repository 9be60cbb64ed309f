import { Undo2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button';

const SHOWN_MS = 8000;

interface UndoToastProps {
  message: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Eight seconds to take something back; they do not run while it is pointed at or has the focus. */
export const UndoToast = ({ message, onUndo, onClose }: UndoToastProps) => {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, onClose]);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-20 z-40 flex justify-center px-4 md:bottom-6">
      <div
        role="status"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="animate-appear pointer-events-auto flex items-center gap-1 rounded-card border border-line bg-surface py-1 pr-1 pl-3 text-sm shadow-float"
      >
        {message}
        <button
          type="button"
          onClick={onUndo}
          className="hit ml-2 inline-flex items-center gap-1.5 rounded-control px-2 font-medium text-accent-text hover:bg-raised"
        >
          <Undo2 aria-hidden className="size-4" />
          {t('accion.deshacer')}
        </button>
        <IconButton
          label={t('accion.cerrar')}
          icon={<X aria-hidden className="size-4" />}
          onClick={onClose}
        />
      </div>
    </div>
  );
};
