import type { AlertasReply } from '@pmp/contracts/ia';
import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/fichas/card';
import { MomentoRelativo } from '../../shared/ui/fichas/momento-relativo';
import { MotorLabel } from './motor-label';

/** Advice for the team, which engine wrote it, and when. */
export const Consejos = ({ reply }: { reply: AlertasReply }) => {
  const { t } = useTranslation('alertas');
  const parrafos = reply.recomendaciones.split('\n').filter((line) => line.trim() !== '');
  return (
    <Card className="flex flex-col gap-2 p-3">
      <h2 className="flex items-center gap-2 font-semibold">
        <Lightbulb aria-hidden className="size-4 text-accent-text" />
        {t('consejos')}
      </h2>
      {parrafos.map((parrafo, index) => (
        <p key={index} className="text-sm break-words text-muted">
          {parrafo}
        </p>
      ))}
      {parrafos.length === 0 && <p className="text-sm text-muted">{t('sinConsejos')}</p>}
      {reply.fechaGeneracion && (
        <p className="border-t border-line pt-2 text-xs text-subtle">
          {reply.motor && <MotorLabel motor={reply.motor} />} ·{' '}
          <MomentoRelativo iso={reply.fechaGeneracion} />
        </p>
      )}
    </Card>
  );
};
