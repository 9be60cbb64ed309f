import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorText } from '../../../shared/http/errors';
import { useSession } from '../../../shared/sesion/session';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { getWebhooks, updateWebhook, WEBHOOKS } from '../api/webhooks';
import { Seccion } from '../piezas/seccion';
import { CrearWebhook, DialogoWebhook } from './dialogo-webhook';
import { useAdministrados } from './use-administrados';
import { WebhookRow, type WhatOfWebhook } from './webhook-row';

/** Whom the product tells of what happens, outside; `?proyecto=` shows those of one project. */
const WebhooksPanel = () => {
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
    <Seccion
      de="webhooks"
      title={only && t('webhooks.deProyecto', { nombre: only.nombre })}
      nuevo={t('webhooks.nuevo')}
      onNuevo={mayCreate && (() => setCreating(true))}
      query={list}
      shown={shown}
      ninguno={t(mayCreate || !proyectos ? 'webhooks.ninguno' : 'webhooks.sinDerecho')}
      row={(one) => (
        <WebhookRow
          key={one._id}
          webhook={one}
          busy={activate.isPending && activate.variables.id === one._id}
          onAsk={(what) => setAsked({ what, id: one._id })}
          onActive={(activo) => activate.mutate({ id: one._id, activo })}
        />
      )}
    >
      {only && (
        <Button className="self-start" onClick={() => setSearch({ seccion: 'webhooks' }, { replace: true })}>
          {t('webhooks.verTodos')}
        </Button>
      )}
      {activate.error && (
        <Notice kind="error">{errorText(activate.error, t('webhooks.errorGuardar'))}</Notice>
      )}
      {creating && proyectos && (
        <CrearWebhook proyectos={proyectos} proyecto={only?._id} onClose={() => setCreating(false)} />
      )}
      {asked && webhook && (
        <DialogoWebhook what={asked.what} webhook={webhook} onClose={() => setAsked(undefined)} />
      )}
    </Seccion>
  );
};

export default WebhooksPanel;
