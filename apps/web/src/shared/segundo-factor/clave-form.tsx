import { lazy, type SubmitEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../http/errors';
import { EnlaceCopiable } from '../ui/campos/enlace-copiable';
import { TextField } from '../ui/campos/text-field';
import { Button } from '../ui/controles/button';
import { Skeleton } from '../ui/pagina/skeleton';

const Qr = lazy(() => import('../ui/pagina/qr'));

interface ClaveFormProps<T> {
  semilla: { secreto: string; uri: string };
  /** Shows that the application has the key. */
  confirm: (codigo: string) => Promise<T>;
  onDone: (confirmed: T) => void;
}

/** The key goes into an application; a code of it shows that it arrived. Without react-query, which the sign-in page does not load. */
export const ClaveForm = <T,>({ semilla: { secreto, uri }, confirm, onDone }: ClaveFormProps<T>) => {
  const { t } = useTranslation(['factores', 'comun']);
  const [codigo, setCodigo] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      onDone(await confirm(codigo));
    } catch (error) {
      setFault(errorText(error, t('clave.error')));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (codigo.trim() === '') setFault(t('clave.falta'));
    else void send();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <div className="self-center">
        <Suspense fallback={<Skeleton className="size-48" />}>
          <Qr text={uri} label={t('clave.qr')} />
        </Suspense>
      </div>
      <EnlaceCopiable url={secreto} label={t('clave.clave')} copiar={t('clave.copiar')} />
      <TextField
        label={t('clave.codigo')}
        error={fault}
        required
        data-initial-focus
        inputMode="numeric"
        autoComplete="one-time-code"
        value={codigo}
        onChange={({ target }) => {
          setCodigo(target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? t('comun:ocupado.guardando') : t('clave.confirmar')}
      </Button>
    </form>
  );
};
