import type { Forja } from '@pmp/contracts/integraciones';
import { GitBranch, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { Button } from '../../../shared/ui/controles/button';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { Chip } from '../../../shared/ui/fichas/chip';
import { Cuando, Fila } from '../piezas/fila';

const TONE = { activa: 'green', pausada: 'neutral', sinAcceso: 'red' } as const;

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
    <Fila
      icon={GitBranch}
      nombre={nombre}
      chips={<Chip tone={TONE[estado]}>{t(`forjas.estado.${estado}`)}</Chip>}
      acciones={
        <>
          <Button
            busy={busy}
            aria-label={t(active ? 'forjas.pausarUna' : 'forjas.activarUna', { nombre })}
            onClick={() => onActive(!active)}
          >
            {t(active ? 'forjas.pausar' : 'forjas.activar')}
          </Button>
          <IconButton
            Icon={Pencil}
            label={t('forjas.editarUna', { nombre })}
            onClick={() => onAsk('editar')}
          />
          <IconButton
            Icon={KeyRound}
            label={t('forjas.secretoUna', { nombre })}
            onClick={() => onAsk('secreto')}
          />
          <IconButton
            Icon={Trash2}
            label={t('forjas.eliminarUna', { nombre })}
            tone="danger"
            onClick={() => onAsk('eliminar')}
          />
        </>
      }
    >
      <p className="text-xs text-muted">{[t(`forjas.tipo.${tipo}`), where].filter(Boolean).join(' · ')}</p>
      <p className="text-xs text-muted">
        <Cuando text={t('forjas.recibido')} iso={recibido} nunca={t('forjas.nadaRecibido')} />
      </p>
      {(rechazado || estado === 'sinAcceso') && (
        <p className="text-xs text-danger">
          {estado === 'sinAcceso' ? (
            t('forjas.perdida')
          ) : (
            <Cuando text={t('forjas.rechazado')} iso={rechazado} />
          )}
        </p>
      )}
    </Fila>
  );
};
