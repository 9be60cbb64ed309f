import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, type SubmitEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../http/errors';
import { keys } from '../queries/keys';
import { EnlaceCopiable } from '../ui/campos/enlace-copiable';
import { TextField } from '../ui/campos/text-field';
import { Button } from '../ui/controles/button';
import { Notice } from '../ui/pagina/notice';
import { Skeleton } from '../ui/pagina/skeleton';
import type { Destino } from './destino';
import { invite } from './invitaciones-api';

const Qr = lazy(() => import('../ui/pagina/qr'));

/** A link that several people may use, with its QR to show on a screen. */
export const EnlaceAbierto = ({ destino }: { destino: Destino }) => {
  const { t } = useTranslation('invitar');
  const client = useQueryClient();
  const [plazas, setPlazas] = useState('10');
  const making = useMutation({
    mutationFn: () => invite({ plazas: Number(plazas), ...destino }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.invitaciones }),
  });
  const url = making.data?.ruta && new URL(making.data.ruta, window.location.origin).href;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    making.mutate();
  };
  if (url)
    return (
      <div className="flex flex-col gap-2">
        <p className="text-sm">{t('abierto.hecho', { count: making.data?.plazas ?? 0 })}</p>
        <EnlaceCopiable url={url} />
        <div className="self-center">
          <Suspense fallback={<Skeleton className="size-48" />}>
            <Qr text={url} label={t('abierto.qr')} />
          </Suspense>
        </div>
      </div>
    );
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <div className="w-32">
        <TextField
          label={t('abierto.plazas')}
          inputMode="numeric"
          value={plazas}
          onChange={({ target }) => setPlazas(target.value)}
        />
      </div>
      <Button type="submit" busy={making.isPending}>
        {t('abierto.crear')}
      </Button>
      {making.error && <Notice kind="error">{errorText(making.error, t('error'))}</Notice>}
    </form>
  );
};
