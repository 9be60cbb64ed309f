import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog';
import { backdropClass, popupClass } from './dialog-classes';
import { IconButton } from '../controles/icon-button';
import { useFocusReturn } from './use-focus-return';
import { useLeaving } from './use-leaving';

interface DialogProps {
  title: string;
  description?: string;
  onClose: () => void;
  /** Something was typed: closing asks first. */
  dirty?: boolean;
  size?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}

const SIZES = { sm: 'sm:w-[26rem]', md: 'sm:w-[34rem]', lg: 'sm:w-[42rem]' };

/** Where typing starts: what is marked for it, else the first field; without one, what comes before its closing button. */
const firstField = (popup: HTMLElement | null): HTMLElement | null =>
  popup?.querySelector<HTMLElement>('[data-initial-focus]') ??
  popup?.querySelector<HTMLElement>('form :is(input, textarea):enabled') ??
  popup?.querySelector<HTMLElement>(':scope > :not(header) :is(a[href], button:enabled, [tabindex="0"])') ??
  null;

/** Mounted while open. Closing goes through `onClose`; a click outside does nothing, so no typed text is lost. */
export const Dialog = ({ title, description, onClose, dirty, size = 'md', children }: DialogProps) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const requestClose = () => (dirty ? setAsking(true) : onClose());
  useLeaving(Boolean(dirty), requestClose);
  const finalFocus = useFocusReturn();
  return (
    <BaseDialog.Root open disablePointerDismissal onOpenChange={(open) => !open && requestClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropClass} />
        <BaseDialog.Popup
          ref={popup}
          // On a touch screen, focusing a field would open the keyboard over the sheet.
          initialFocus={(by) => (by === 'touch' ? true : (firstField(popup.current) ?? true))}
          finalFocus={finalFocus}
          className={`${popupClass} ${SIZES[size]}`}
        >
          <header className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4">
            <div className="min-w-0 grow py-1">
              <BaseDialog.Title className="text-lg font-semibold break-words">{title}</BaseDialog.Title>
              {description && (
                <BaseDialog.Description className="text-sm text-muted">{description}</BaseDialog.Description>
              )}
            </div>
            <IconButton label={t('accion.cerrar')} Icon={X} onClick={requestClose} />
          </header>
          {children}
          {asking && (
            <ConfirmDialog
              title={t('descartar.titulo')}
              text={t('descartar.texto')}
              confirm={t('accion.descartar')}
              cancel={t('accion.seguirEditando')}
              onConfirm={onClose}
              onCancel={() => setAsking(false)}
            />
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
};
