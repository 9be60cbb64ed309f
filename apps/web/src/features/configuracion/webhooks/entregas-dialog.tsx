import type { Webhook } from '@pmp/contracts/integraciones';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronRight, RotateCw, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { Button } from '../../../shared/ui/controles/button';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { MoreButton } from '../../../shared/ui/controles/more-button';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';
import { Notice } from '../../../shared/ui/pagina/notice';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { entregasKey, getEntregas, testWebhook, WEBHOOKS, type PaginaEntregas } from '../api/webhooks';
import { EntregaDetalle } from './entrega-detalle';
import { EstadoEntregaChip, useResultado } from './resultado';

interface EntregasDialogProps {
  webhook: Webhook;
  onClose: () => void;
}

/** What a webhook has sent in the last two weeks; one of them open at a time. */
export const EntregasDialog = ({ webhook: { _id, nombre }, onClose }: EntregasDialogProps) => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const resultado = useResultado();
  const [open, setOpen] = useState<string>();
  const list = useInfiniteQuery({
    queryKey: entregasKey(_id),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => getEntregas(_id, pageParam, signal),
    getNextPageParam: ({ siguiente }: PaginaEntregas) => siguiente,
    select: ({ pages }) => pages.flatMap(({ entregas }) => entregas),
  });
  const test = useMutation({
    mutationFn: () => testWebhook(_id),
    onSuccess: async (entrega) => {
      await client.invalidateQueries({ queryKey: WEBHOOKS });
      setOpen(entrega._id);
    },
  });
  return (
    <Dialog title={t('webhooks.entregasDe', { nombre })} size="lg" onClose={onClose}>
      <div className="flex min-h-0 flex-col gap-3 overflow-y-auto p-4 text-sm">
        <div className="flex items-center justify-between gap-2">
          <Button
            variant="primary"
            busy={test.isPending}
            icon={<Send aria-hidden className="size-4" />}
            onClick={() => test.mutate()}
          >
            {t('webhooks.probar')}
          </Button>
          <IconButton
            label={t('webhooks.recargar')}
            Icon={RotateCw}
            iconClass={`size-4 ${list.isFetching ? 'animate-spin' : ''}`}
            onClick={() => void list.refetch()}
          />
        </div>
        {test.error && <Notice kind="error">{errorText(test.error, t('webhooks.errorProbar'))}</Notice>}
        {list.isPending && <Skeleton className="h-40" />}
        {list.isError && !list.data && <RetryNotice message={t('webhooks.errorEntregas')} query={list} />}
        {list.data?.length === 0 && <p className="text-muted">{t('webhooks.sinEntregas')}</p>}
        {list.data && list.data.length > 0 && (
          <ul
            aria-label={t('webhooks.entregas')}
            className="divide-y divide-line rounded-card border border-line"
          >
            {list.data.map((entrega) => {
              const isOpen = open === entrega._id;
              const Arrow = isOpen ? ChevronDown : ChevronRight;
              return (
                <li key={entrega._id} className="flex flex-col">
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    className="hit flex items-center gap-2 px-3 py-2 text-left"
                    onClick={() => setOpen(isOpen ? undefined : entrega._id)}
                  >
                    <Arrow aria-hidden className="size-4 shrink-0 text-subtle" />
                    <span className="flex min-w-0 grow flex-col gap-0.5">
                      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                        <code className="font-mono text-xs break-all">{entrega.tipo}</code>
                        <EstadoEntregaChip estado={entrega.estado} />
                      </span>
                      <span className="text-xs text-muted">
                        <MomentoRelativo iso={entrega.creada} />
                        {' · '}
                        {resultado(entrega.respuesta)}
                      </span>
                    </span>
                  </button>
                  {isOpen && (
                    <div className="px-3 pb-3 sm:pl-9">
                      <EntregaDetalle webhook={_id} id={entrega._id} />
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        <MoreButton label={t('webhooks.verMas')} query={list} />
      </div>
    </Dialog>
  );
};
