import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorText } from '../../../shared/http/errors';
import { useSession } from '../../../shared/sesion/session';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { getWebhooks, updateWebhook, WEBHOOKS } from '../api/webhooks';
import { CrearWebhook, DialogoWebhook } from './dialogo-webhook';
import { useAdministrados } from './use-administrados';
import { WebhookRow, type WhatOfWebhook } from './webhook-row';

/** Whom the product tells of what happens, outside; `?proyecto=` shows those of one project. */
export const WebhooksPanel = () => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const isAdmin = useSession().user.rol === 'admin';
  const [search, setSearch] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const [asked, setAsked] = useState<{ what: WhatOfWebhook; id: string }>();
  const proyectos = useAdministrados();
  const list = useQuery({ queryKey: WEBHOOKS, queryFn: ({ signal }) => getWebhooks(signal) });
  const activate = useMutation({
    mutationFn: ({ id, activo }: { id: string; activo: boolean }) => updateWebhook(id, { activo }),
    onSettled: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  });
  const only = proyectos?.find(({ _id }) => _id === search.get('proyecto'));
  const shown = list.data?.filter(({ proyecto }) => !only || proyecto === only._id || proyecto === null);
  const webhook = list.data?.find(({ _id }) => _id === asked?.id);
  const mayCreate = isAdmin || (proyectos?.length ?? 0) > 0;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">
          {only ? t('webhooks.deProyecto', { nombre: only.nombre }) : t('webhooks.titulo')}
        </h2>
        {mayCreate && (
          <Button icon={<Plus aria-hidden className="size-4" />} onClick={() => setCreating(true)}>
            {t('webhooks.nuevo')}
          </Button>
        )}
      </div>
      <p className="text-xs text-subtle">{t('webhooks.texto')}</p>
      {only && (
        <Button className="self-start" onClick={() => setSearch({ seccion: 'webhooks' }, { replace: true })}>
          {t('webhooks.verTodos')}
        </Button>
      )}
      {list.isPending && <Skeleton className="h-32" />}
      {list.isError && !list.data && <RetryNotice message={t('webhooks.errorCargar')} query={list} />}
      {activate.error && (
        <Notice kind="error">{errorText(activate.error, t('webhooks.errorGuardar'))}</Notice>
      )}
      {shown?.length === 0 && (
        <p className="text-sm text-muted">
          {t(mayCreate || !proyectos ? 'webhooks.ninguno' : 'webhooks.sinDerecho')}
        </p>
      )}
      {shown && shown.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {shown.map((one) => (
            <WebhookRow
              key={one._id}
              webhook={one}
              busy={activate.isPending && activate.variables.id === one._id}
              onAsk={(what) => setAsked({ what, id: one._id })}
              onActive={(activo) => activate.mutate({ id: one._id, activo })}
            />
          ))}
        </ul>
      )}
      {creating && proyectos && (
        <CrearWebhook proyectos={proyectos} proyecto={only?._id} onClose={() => setCreating(false)} />
      )}
      {asked && webhook && (
        <DialogoWebhook what={asked.what} webhook={webhook} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
};
