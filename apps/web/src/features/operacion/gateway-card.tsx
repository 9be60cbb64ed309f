import type { EstadoGateway } from '@pmp/contracts/common';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/fichas/card';
import { MomentoRelativo } from '../../shared/ui/fichas/momento-relativo';
import { SituacionChip } from './situacion-chip';

export const GatewayCard = ({ gateway }: { gateway: EstadoGateway }) => {
  const { t } = useTranslation('operacion');
  return (
    <Card className="flex flex-col gap-2 p-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="min-w-0 truncate font-semibold">{t('servicios.gateway')}</h3>
        <SituacionChip situacion={gateway.broker ? 'listo' : 'sinBroker'} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-xs text-muted">
        <span>{t('servicios.version', { version: gateway.version })}</span>
        <span className="whitespace-nowrap">
          {t('servicios.desde')} <MomentoRelativo iso={gateway.desde} />
        </span>
      </p>
      <p className="text-sm">{t('servicios.sockets', { count: gateway.sockets })}</p>
    </Card>
  );
};
