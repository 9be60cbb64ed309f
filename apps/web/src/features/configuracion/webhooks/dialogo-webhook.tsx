import type { Webhook } from '@pmp/contracts/integraciones';
import type { Proyecto } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText, statusOf } from '../../../shared/http/errors';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { createWebhook, deleteWebhook, renewSecreto, updateWebhook, WEBHOOKS } from '../api/webhooks';
import { EntregasDialog } from './entregas-dialog';
import { FormularioWebhook } from './formulario-webhook';
import { SecretoDialog } from './secreto-dialog';
import type { WhatOfWebhook } from './webhook-row';

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: WEBHOOKS });
};

interface CrearWebhookProps {
  proyectos: readonly Proyecto[];
  proyecto: string | undefined;
  onClose: () => void;
}

/** Makes a webhook and shows its secret, this once. */
export const CrearWebhook = ({ proyectos, proyecto, onClose }: CrearWebhookProps) => {
  const create = useMutation({ mutationFn: createWebhook, onSuccess: useRefresh() });
  if (create.data) return <SecretoDialog hecho={create.data} onClose={onClose} />;
  return (
    <FormularioWebhook
      proyectos={proyectos}
      proyecto={proyecto}
      busy={create.isPending}
      error={create.error}
      onSubmit={create.mutate}
      onClose={onClose}
    />
  );
};

interface OfOne {
  webhook: Webhook;
  onClose: () => void;
}

const EditarWebhook = ({ webhook, onClose }: OfOne) => {
  const refresh = useRefresh();
  const save = useMutation({
    mutationFn: ({ nombre, url, hechos }: Parameters<typeof createWebhook>[0]) =>
      updateWebhook(webhook._id, { nombre, url, hechos, version: webhook.version }),
    onSuccess: () => refresh().then(onClose),
  });
  return (
    <FormularioWebhook
      webhook={webhook}
      proyectos={[]}
      busy={save.isPending}
      error={save.error}
      onSubmit={save.mutate}
      onClose={onClose}
    />
  );
};

const Pregunta = ({ webhook, what, onClose }: OfOne & { what: 'secreto' | 'eliminar' }) => {
  const { t } = useTranslation('configuracion');
  const refresh = useRefresh();
  const done = () => void refresh().then(onClose);
  const renew = useMutation({ mutationFn: () => renewSecreto(webhook._id), onSuccess: refresh });
  const remove = useMutation({
    mutationFn: () => deleteWebhook(webhook._id),
    onSuccess: done,
    // Gone already, so the wish is fulfilled.
    onError: (error) => statusOf(error) === 404 && done(),
  });
  if (renew.data) return <SecretoDialog hecho={renew.data} onClose={onClose} />;
  const act = what === 'secreto' ? renew : remove;
  return (
    <ConfirmDialog
      title={t(`webhooks.pregunta.${what}`, { nombre: webhook.nombre })}
      text={t(`webhooks.preguntaTexto.${what}`)}
      confirm={t(`webhooks.confirmar.${what}`)}
      harmless={what === 'secreto'}
      busy={act.isPending}
      error={act.error ? errorText(act.error, t('webhooks.errorGuardar')) : undefined}
      onConfirm={() => act.mutate()}
      onCancel={onClose}
    />
  );
};

/** What was asked of one webhook. */
export const DialogoWebhook = ({ what, ...rest }: OfOne & { what: WhatOfWebhook }) => {
  if (what === 'entregas') return <EntregasDialog {...rest} />;
  if (what === 'editar') return <EditarWebhook {...rest} />;
  return <Pregunta what={what} {...rest} />;
};
