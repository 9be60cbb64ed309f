import type { Webhook } from '@pmp/contracts/integraciones';
import type { Proyecto } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createWebhook, deleteWebhook, renewSecreto, updateWebhook, WEBHOOKS } from '../api/webhooks';
import { Pregunta } from '../piezas/pregunta';
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

const PreguntaWebhook = ({ webhook, what, onClose }: OfOne & { what: 'secreto' | 'eliminar' }) => {
  const { t } = useTranslation('configuracion');
  const texts = {
    title: t(`webhooks.pregunta.${what}`, { nombre: webhook.nombre }),
    text: t(`webhooks.preguntaTexto.${what}`),
    confirm: t(`webhooks.confirmar.${what}`),
    error: t('webhooks.errorGuardar'),
    listed: WEBHOOKS,
    onClose,
  };
  return what === 'secreto' ? (
    <Pregunta
      {...texts}
      harmless
      act={() => renewSecreto(webhook._id)}
      shows={(hecho) => <SecretoDialog hecho={hecho} onClose={onClose} />}
    />
  ) : (
    <Pregunta {...texts} act={() => deleteWebhook(webhook._id)} />
  );
};

/** What was asked of one webhook. */
export const DialogoWebhook = ({ what, ...rest }: OfOne & { what: WhatOfWebhook }) => {
  if (what === 'entregas') return <EntregasDialog {...rest} />;
  if (what === 'editar') return <EditarWebhook {...rest} />;
  return <PreguntaWebhook what={what} {...rest} />;
};
