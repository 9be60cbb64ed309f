import type { ReactNode, SubmitEventHandler } from 'react';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';

interface AccesoFormProps {
  submit: string;
  /** The button while it is being sent. */
  sending: string;
  busy: boolean;
  /** Of the whole form: what the server said. */
  failure: string | undefined;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Fields, what went wrong, and the one button. */
export const AccesoForm = ({ submit, sending, busy, failure, onSubmit, children }: AccesoFormProps) => (
  <form noValidate onSubmit={onSubmit} className="flex flex-col gap-1">
    {children}
    {failure && <Notice kind="error">{failure}</Notice>}
    <Button type="submit" variant="primary" busy={busy} className="mt-2 w-full">
      {busy ? sending : submit}
    </Button>
  </form>
);
