import type { LetraMuerta, Operacion } from '@pmp/contracts/common';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/http/errors';
import { parte } from '../../shared/partes/parte';
import { keys } from '../../shared/queries/keys';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { Notice } from '../../shared/ui/pagina/notice';
import { reintentarLetra } from './api/letras';
import { LetraRow } from './letra-row';

const DescartarLetra = parte(() => import('./descartar-letra'));

/** Messages that every service failed to process, each with the buttons to retry or discard it. */
export const LetrasLista = ({ servicios }: { servicios: Operacion['servicios'] }) => {
  const { t } = useTranslation('operacion');
  const queryClient = useQueryClient();
  const [discarding, setDiscarding] = useState<LetraMuerta>();
  const [done, setDone] = useState<string>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: keys.operacion });
  const retry = useMutation({
    mutationFn: (letra: LetraMuerta) => reintentarLetra(letra._id),
    onMutate: () => setDone(undefined),
    onSuccess: () => setDone(t('letras.tratado')),
    onSettled: refresh,
  });
  const letras = servicios.flatMap(({ estado }) => estado?.letras ?? []);
  const total = servicios.reduce((sum, { estado }) => sum + (estado?.letrasTotal ?? 0), 0);
  const silent = servicios.filter(({ estado }) => (estado?.letrasTotal ?? null) === null);
  return (
    <section aria-labelledby="letras" className="flex flex-col gap-3">
      <h2 id="letras" className="flex items-baseline gap-2 font-semibold">
        {t('letras.titulo')}
        {total > 0 && <span className="num text-sm text-muted">{t('letras.total', { count: total })}</span>}
      </h2>
      {silent.length > 0 && (
        <Notice kind="warning">
          {t('letras.parcial', { servicios: silent.map(({ servicio }) => servicio).join(', ') })}
        </Notice>
      )}
      <p role="status" className="text-sm empty:hidden">
        {done}
      </p>
      {retry.error && <Notice kind="error">{errorText(retry.error, t('error.reintentar'))}</Notice>}
      {letras.length === 0 && silent.length === 0 && (
        <EmptyState drawing="list" title={t('letras.vacio')} text={t('letras.vacioTexto')} />
      )}
      {letras.length < total && <p className="text-sm text-muted">{t('letras.masAntiguos')}</p>}
      {letras.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {letras.map((letra) => (
            <LetraRow
              key={letra._id}
              letra={letra}
              busy={retry.isPending && retry.variables._id === letra._id}
              onRetry={() => retry.mutate(letra)}
              onDiscard={() => setDiscarding(letra)}
            />
          ))}
        </ul>
      )}
      {discarding && (
        <DescartarLetra
          letra={discarding}
          onDone={() => {
            setDiscarding(undefined);
            setDone(t('letras.descartado'));
            retry.reset();
            void refresh();
          }}
          onClose={() => setDiscarding(undefined)}
        />
      )}
    </section>
  );
};
