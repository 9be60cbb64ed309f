import type { ReactNode, SubmitEventHandler } from 'react';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';

interface AccesoFormProps {
  submit: string;
  /** Label of the button while the form is being sent. */
  sending: string;
  busy: boolean;
  /** The server's error about the form as a whole. */
  failure: string | undefined;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** The fields, the error if any, and the one button. */
export const AccesoForm = ({ submit, sending, busy, failure, onSubmit, children }: AccesoFormProps) => (
  <form noValidate onSubmit={onSubmit} className="flex flex-col gap-1">
    {children}
    {failure && <Notice kind="error">{failure}</Notice>}
    <Button type="submit" variant="primary" busy={busy} className="mt-2 w-full">
      {busy ? sending : submit}
    </Button>
  </form>
);
