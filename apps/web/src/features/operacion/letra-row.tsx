import type { LetraMuerta } from '@pmp/contracts/common';
import { RotateCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/controles/button';
import { MomentoRelativo } from '../../shared/ui/fichas/momento-relativo';

interface LetraRowProps {
  letra: LetraMuerta;
  busy: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

export const LetraRow = ({ letra, busy, onRetry, onDiscard }: LetraRowProps) => {
  const { t } = useTranslation('operacion');
  const { consumidor } = letra;
  const facts = [
    [t('letras.motivo'), letra.motivo],
    [t('letras.asunto'), letra.asunto],
    [t('letras.correlacion'), letra.correlacion ?? '—'],
  ] as const;
  return (
    <li className="flex flex-col gap-2 p-3 sm:flex-row sm:items-start">
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium break-all">{consumidor}</span>
          <span className="text-xs text-muted">
            {t('letras.fallo')} <MomentoRelativo iso={letra.apartada} />
          </span>
        </p>
        <dl className="flex flex-col gap-1 text-sm">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-muted">{name}</dt>
              <dd className="break-words [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
          <div>
            <dt className="text-xs text-muted">{t('letras.contenido')}</dt>
            <dd>
              <code className="block max-h-32 overflow-hidden rounded-control bg-raised p-2 text-xs break-all">
                {letra.resumen}
              </code>
            </dd>
          </div>
        </dl>
      </div>
      <div className="flex shrink-0 gap-2">
        <Button
          busy={busy}
          aria-label={t('letras.reintentarDe', { consumidor })}
          onClick={onRetry}
          icon={<RotateCw aria-hidden className="size-4" />}
        >
          {t('letras.reintentar')}
        </Button>
        <Button
          variant="ghost"
          disabled={busy}
          aria-label={t('letras.descartarDe', { consumidor })}
          onClick={onDiscard}
          icon={<Trash2 aria-hidden className="size-4" />}
        >
          {t('letras.descartar')}
        </Button>
      </div>
    </li>
  );
};
