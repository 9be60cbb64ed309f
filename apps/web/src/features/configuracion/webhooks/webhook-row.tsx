import type { Webhook } from '@pmp/contracts/integraciones';
import { History, KeyRound, Pencil, Trash2, Webhook as Icon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { Button } from '../../../shared/ui/controles/button';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { Chip } from '../../../shared/ui/fichas/chip';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';

const TONE = { activo: 'green', pausado: 'neutral', fallos: 'red', sinAcceso: 'red' } as const;
const icon = 'size-4';

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
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
      <Icon aria-hidden className="size-5 shrink-0 text-subtle" />
      <div className="flex min-w-48 grow basis-48 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          <span className="min-w-0 break-words">{nombre}</span>
          <Chip tone={TONE[estado]}>{t(`webhooks.estado.${estado}`)}</Chip>
        </p>
        <p className="text-xs break-all text-muted">{url}</p>
        <p className="text-xs text-muted">
          {[where, t('webhooks.hechos', { count: hechos.length })].filter(Boolean).join(' · ')}
        </p>
        {(fallaDesde || estado === 'sinAcceso') && (
          <p className="text-xs text-danger">
            {estado === 'sinAcceso' ? (
              t('webhooks.perdido')
            ) : (
              <>
                {t('webhooks.falla')} <MomentoRelativo iso={fallaDesde!} />
              </>
            )}
          </p>
        )}
      </div>
      <div className="flex items-center gap-1">
        <Button
          busy={busy}
          aria-label={t(active ? 'webhooks.pausarUno' : 'webhooks.activarUno', { nombre })}
          onClick={() => onActive(!active)}
        >
          {t(active ? 'webhooks.pausar' : 'webhooks.activar')}
        </Button>
        <IconButton
          label={t('webhooks.entregasDe', { nombre })}
          icon={<History aria-hidden className={icon} />}
          onClick={() => onAsk('entregas')}
        />
        <IconButton
          label={t('webhooks.editarUno', { nombre })}
          icon={<Pencil aria-hidden className={icon} />}
          onClick={() => onAsk('editar')}
        />
        <IconButton
          label={t('webhooks.secretoUno', { nombre })}
          icon={<KeyRound aria-hidden className={icon} />}
          onClick={() => onAsk('secreto')}
        />
        <IconButton
          label={t('webhooks.eliminarUno', { nombre })}
          icon={<Trash2 aria-hidden className={icon} />}
          tone="danger"
          onClick={() => onAsk('eliminar')}
        />
      </div>
    </li>
  );
};
