import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controles/icon-button';

const SHOWN_MS = 8000;

interface ToastProps {
  message: ReactNode;
  /** A link or a button, with `toastActionClass`. */
  action?: ReactNode;
  /** Absent: it stays until another toast replaces it. */
  onClose?: () => void;
}

export const toastActionClass =
  'hit inline-flex items-center gap-1.5 rounded-control px-2 font-medium whitespace-nowrap text-accent-text hover:bg-raised';

/** Reports a result for eight seconds; the time stops while the pointer or the focus is on it. */
export const Toast = ({ message, action, onClose }: ToastProps) => {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || !onClose) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, onClose]);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-20 z-40 flex justify-center px-4 print:hidden md:bottom-6 [body:has([data-barra])_&]:bottom-40 md:[body:has([data-barra])_&]:bottom-20">
      <div
        role="status"
        data-aviso
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="animate-appear pointer-events-auto flex min-h-10 min-w-0 items-center gap-1 rounded-card border border-line bg-surface py-1 pr-1 pl-3 text-sm shadow-float"
      >
        <span className="mr-2 line-clamp-3 min-w-0 wrap-anywhere">{message}</span>
        {action}
        {onClose && <IconButton label={t('accion.cerrar')} Icon={X} onClick={onClose} />}
      </div>
    </div>
  );
};
