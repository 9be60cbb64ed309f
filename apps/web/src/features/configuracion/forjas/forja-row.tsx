import type { Forja } from '@pmp/contracts/integraciones';
import { GitBranch, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { Button } from '../../../shared/ui/controles/button';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { Chip } from '../../../shared/ui/fichas/chip';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';

const TONE = { activa: 'green', pausada: 'neutral', sinAcceso: 'red' } as const;
const icon = 'size-4';

export type WhatOfForja = 'editar' | 'secreto' | 'eliminar';

interface ForjaRowProps {
  forja: Forja;
  busy: boolean;
  onAsk: (what: WhatOfForja) => void;
  onActive: (activa: boolean) => void;
}

export const ForjaRow = ({ forja, busy, onAsk, onActive }: ForjaRowProps) => {
  const { nombre, tipo, proyecto, estado, recibido, rechazado } = forja;
  const { t } = useTranslation('configuracion');
  const { data: proyectos } = useProyectos();
  const where = proyectos?.find(({ _id }) => _id === proyecto)?.nombre;
  const active = estado === 'activa';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
      <GitBranch aria-hidden className="size-5 shrink-0 text-subtle" />
      <div className="flex min-w-48 grow basis-48 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          <span className="min-w-0 break-words">{nombre}</span>
          <Chip tone={TONE[estado]}>{t(`forjas.estado.${estado}`)}</Chip>
        </p>
        <p className="text-xs text-muted">{[t(`forjas.tipo.${tipo}`), where].filter(Boolean).join(' · ')}</p>
        <p className="text-xs text-muted">
          {recibido ? (
            <>
              {t('forjas.recibido')} <MomentoRelativo iso={recibido} />
            </>
          ) : (
            t('forjas.nadaRecibido')
          )}
        </p>
        {(rechazado || estado === 'sinAcceso') && (
          <p className="text-xs text-danger">
            {estado === 'sinAcceso' ? (
              t('forjas.perdida')
            ) : (
              <>
                {t('forjas.rechazado')} <MomentoRelativo iso={rechazado!} />
              </>
            )}
          </p>
        )}
      </div>
      <div className="flex items-center gap-1">
        <Button
          busy={busy}
          aria-label={t(active ? 'forjas.pausarUna' : 'forjas.activarUna', { nombre })}
          onClick={() => onActive(!active)}
        >
          {t(active ? 'forjas.pausar' : 'forjas.activar')}
        </Button>
        <IconButton
          label={t('forjas.editarUna', { nombre })}
          icon={<Pencil aria-hidden className={icon} />}
          onClick={() => onAsk('editar')}
        />
        <IconButton
          label={t('forjas.secretoUna', { nombre })}
          icon={<KeyRound aria-hidden className={icon} />}
          onClick={() => onAsk('secreto')}
        />
        <IconButton
          label={t('forjas.eliminarUna', { nombre })}
          icon={<Trash2 aria-hidden className={icon} />}
          tone="danger"
          onClick={() => onAsk('eliminar')}
        />
      </div>
    </li>
  );
};
