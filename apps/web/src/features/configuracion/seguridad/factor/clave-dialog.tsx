import { useMutation } from '@tanstack/react-query';
import { lazy, type SubmitEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../shared/http/errors';
import { EnlaceCopiable } from '../../../../shared/ui/campos/enlace-copiable';
import { TextField } from '../../../../shared/ui/campos/text-field';
import { Button } from '../../../../shared/ui/controles/button';
import { Dialog } from '../../../../shared/ui/dialogos/dialog';
import { Skeleton } from '../../../../shared/ui/pagina/skeleton';
import { confirmFactor, type Semilla } from '../../api/factores';

const Qr = lazy(() => import('./qr'));

interface ClaveDialogProps {
  semilla: Semilla;
  /** With the recovery codes. */
  onDone: (codigos: string[]) => void;
  onClose: () => void;
}

/** The key goes into an application; a code of it shows that it arrived. */
export const ClaveDialog = ({ semilla: { secreto, uri }, onDone, onClose }: ClaveDialogProps) => {
  const { t } = useTranslation(['configuracion', 'comun']);
  const [codigo, setCodigo] = useState('');
  const [missing, setMissing] = useState(false);
  const confirm = useMutation({ mutationFn: confirmFactor, onSuccess: onDone });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(codigo.trim() === '');
    if (codigo.trim() !== '') confirm.mutate(codigo);
  };
  const fault = missing
    ? t('factor.clave.falta')
    : confirm.error && errorText(confirm.error, t('factor.error'));
  return (
    <Dialog
      title={t('factor.clave.titulo')}
      description={t('factor.clave.texto')}
      onClose={onClose}
      size="sm"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-3 p-4">
        <div className="self-center">
          <Suspense fallback={<Skeleton className="size-48" />}>
            <Qr text={uri} label={t('factor.clave.qr')} />
          </Suspense>
        </div>
        <EnlaceCopiable url={secreto} label={t('factor.clave.clave')} copiar={t('factor.clave.copiar')} />
        <TextField
          label={t('factor.clave.codigo')}
          error={fault ?? undefined}
          required
          data-initial-focus
          inputMode="numeric"
          autoComplete="one-time-code"
          value={codigo}
          onChange={({ target }) => {
            setCodigo(target.value);
            setMissing(false);
            confirm.reset();
          }}
        />
        <Button type="submit" variant="primary" busy={confirm.isPending}>
          {confirm.isPending ? t('comun:ocupado.guardando') : t('factor.clave.confirmar')}
        </Button>
      </form>
    </Dialog>
  );
};
