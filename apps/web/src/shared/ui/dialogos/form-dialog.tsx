import type { ReactNode, SubmitEventHandler, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controles/button';
import { Dialog } from './dialog';
import { Notice } from '../pagina/notice';

interface FormDialogProps {
  title: string;
  submit: string;
  dirty: boolean;
  busy: boolean;
  disabled?: boolean;
  /** The server's error about the form as a whole. */
  error?: string | undefined;
  size?: 'sm' | 'md' | 'lg';
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

const submitOnCtrlEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
};

/** A form in a dialog, with Cancelar and one primary button; Ctrl+Enter saves from any field. */
export const FormDialog = (props: FormDialogProps) => {
  const { t } = useTranslation();
  return (
    <Dialog title={props.title} onClose={props.onClose} dirty={props.dirty} size={props.size}>
      <form
        noValidate
        onSubmit={props.onSubmit}
        onKeyDown={submitOnCtrlEnter}
        className="flex min-h-0 flex-col"
      >
        <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-4">
          {props.children}
          {props.error && <Notice kind="error">{props.error}</Notice>}
        </div>
        <div className="flex items-center justify-end gap-2 border-t border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <span className="mr-auto hidden text-xs text-subtle sm:inline pointer-coarse:hidden">
            {t('atajo.guardar')}
          </span>
          <Button disabled={props.busy} onClick={props.onClose}>
            {t('accion.cancelar')}
          </Button>
          <Button type="submit" variant="primary" busy={props.busy} disabled={props.disabled}>
            {props.busy ? t('ocupado.guardando') : props.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
