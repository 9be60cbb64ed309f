import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../http/errors';
import { Button } from '../ui/controles/button';
import { Notice } from '../ui/pagina/notice';
import { seDejo, yaTenia } from './llaves';

interface BotonLlaveProps {
  label: string;
  /** What is done with a key; what it throws is said here. */
  act: () => Promise<void>;
  variant?: 'primary' | 'secondary';
}

/** A button that asks the browser for a passkey. Without react-query, which the sign-in page does not load. */
export const BotonLlave = ({ label, act, variant = 'secondary' }: BotonLlaveProps) => {
  const { t } = useTranslation('factores');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const start = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      if (!seDejo(error))
        setFailure(yaTenia(error) ? t('llave.yaTenia') : errorText(error, t('llave.error')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {failure && <Notice kind="error">{failure}</Notice>}
      <Button
        variant={variant}
        busy={busy}
        icon={<KeyRound aria-hidden className="size-4 shrink-0" />}
        onClick={() => void start()}
        className="w-full"
      >
        {busy ? t('llave.esperando') : label}
      </Button>
    </div>
  );
};
