import type { Webhook } from '@pmp/contracts/integraciones';
import { History, KeyRound, Pencil, Trash2, Webhook as Icon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { Button } from '../../../shared/ui/controles/button';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { Chip } from '../../../shared/ui/fichas/chip';
import { Cuando, Fila } from '../piezas/fila';

const TONE = { activo: 'green', pausado: 'neutral', fallos: 'red', sinAcceso: 'red' } as const;

export type WhatOfWebhook = 'entregas' | 'editar' | 'secreto' | 'eliminar';

interface WebhookRowProps {
  webhook: Webhook;
  busy: boolean;
  onAsk: (what: WhatOfWebhook) => void;
  onActive: (activo: boolean) => void;
}

export const WebhookRow = ({ webhook, busy, onAsk, onActive }: WebhookRowProps) => {
  const { nombre, url, proyecto, estado, hechos, fallaDesde } = webhook;
  const { t } = useTranslation('configuracion');
  const { data: proyectos } = useProyectos();
  const where =
    proyecto === null ? t('webhooks.todos') : proyectos?.find(({ _id }) => _id === proyecto)?.nombre;
  const active = estado === 'activo';
  return (
    <Fila
      icon={Icon}
      nombre={nombre}
      chips={<Chip tone={TONE[estado]}>{t(`webhooks.estado.${estado}`)}</Chip>}
      acciones={
        <>
          <Button
            busy={busy}
            aria-label={t(active ? 'webhooks.pausarUno' : 'webhooks.activarUno', { nombre })}
            onClick={() => onActive(!active)}
          >
            {t(active ? 'webhooks.pausar' : 'webhooks.activar')}
          </Button>
          <IconButton
            Icon={History}
            label={t('webhooks.entregasDe', { nombre })}
            onClick={() => onAsk('entregas')}
          />
          <IconButton
            Icon={Pencil}
            label={t('webhooks.editarUno', { nombre })}
            onClick={() => onAsk('editar')}
          />
          <IconButton
            Icon={KeyRound}
            label={t('webhooks.secretoUno', { nombre })}
            onClick={() => onAsk('secreto')}
          />
          <IconButton
            Icon={Trash2}
            label={t('webhooks.eliminarUno', { nombre })}
            tone="danger"
            onClick={() => onAsk('eliminar')}
          />
        </>
      }
    >
      <p className="text-xs break-all text-muted">{url}</p>
      <p className="text-xs text-muted">
        {[where, t('webhooks.hechos', { count: hechos.length })].filter(Boolean).join(' · ')}
      </p>
      {(fallaDesde || estado === 'sinAcceso') && (
        <p className="text-xs text-danger">
          {estado === 'sinAcceso' ? (
            t('webhooks.perdido')
          ) : (
            <Cuando text={t('webhooks.falla')} iso={fallaDesde} />
          )}
        </p>
      )}
    </Fila>
  );
};
