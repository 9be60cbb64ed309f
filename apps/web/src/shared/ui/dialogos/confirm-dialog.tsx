import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controles/button';
import { backdropClass, popupClass } from './dialog-classes';
import { Notice } from '../pagina/notice';
import { useFocusReturn } from './use-focus-return';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What else will be deleted. */
  detail?: ReactNode;
  confirm: string;
  /** Nothing is lost, so the button is not red. */
  harmless?: boolean;
  cancel?: string;
  busy?: boolean;
  busyLabel?: string;
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something named is lost. Mounted while open. */
export const ConfirmDialog = ({
  title,
  text,
  detail,
  confirm,
  harmless,
  cancel,
  busy,
  busyLabel,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const { t } = useTranslation();
  const finalFocus = useFocusReturn();
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && !busy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={backdropClass} />
        <AlertDialog.Popup
          aria-busy={busy}
          finalFocus={finalFocus}
          className={`${popupClass} gap-3 p-4 sm:w-[27rem]`}
        >
          <AlertDialog.Title className="text-lg font-semibold break-words">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-sm break-words text-muted">{text}</AlertDialog.Description>
          {detail && <div className="text-sm break-words text-muted">{detail}</div>}
          {error && <Notice kind="error">{error}</Notice>}
          <div className="flex justify-end gap-2 pt-1">
            <Button disabled={busy} onClick={onCancel}>
              {cancel ?? t('accion.cancelar')}
            </Button>
            <Button variant={harmless ? 'primary' : 'danger'} busy={busy} onClick={onConfirm}>
              {busy && busyLabel ? busyLabel : confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
