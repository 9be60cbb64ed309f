import type { EstadoServicio } from '@pmp/contracts/common';
import { useTranslation } from 'react-i18next';
import { formatNumero } from '../../shared/fechas/numbers';
import { Card } from '../../shared/ui/fichas/card';
import { MomentoRelativo } from '../../shared/ui/fichas/momento-relativo';
import { ConsumidoresTabla } from './consumidores-tabla';
import { figuresOf, situacionOf } from './situacion';
import { SituacionChip } from './situacion-chip';

interface ServicioCardProps {
  servicio: string;
  estado: EstadoServicio | null;
}

const Cifras = ({ estado }: { estado: EstadoServicio }) => {
  const { t } = useTranslation('operacion');
  const { pendientes, esperaMs } = figuresOf(estado);
  const lines = [
    pendientes === null ? null : t('servicios.pendientes', { count: pendientes }),
    esperaMs === null ? null : t('servicios.espera', { segundos: formatNumero(esperaMs / 1000, 1) }),
    estado.outbox === null ? null : t('servicios.outbox', { count: estado.outbox }),
  ].filter((line) => line !== null);
  return (
    <ul className="flex flex-col gap-0.5 text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length < 3 && <li className="text-muted">{t('servicios.desconocido')}</li>}
    </ul>
  );
};

export const ServicioCard = ({ servicio, estado }: ServicioCardProps) => {
  const { t } = useTranslation('operacion');
  return (
    <Card className="flex flex-col gap-2 p-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="min-w-0 truncate font-semibold">{servicio}</h3>
        <SituacionChip situacion={situacionOf(estado)} />
      </div>
      {estado && (
        <>
          <p className="flex flex-wrap gap-x-3 text-xs text-muted">
            <span>{t('servicios.version', { version: estado.version })}</span>
            <span className="whitespace-nowrap">
              {t('servicios.desde')} <MomentoRelativo iso={estado.desde} />
            </span>
          </p>
          <Cifras estado={estado} />
          {estado.consumidores.length > 0 && <ConsumidoresTabla estado={estado} />}
        </>
      )}
    </Card>
  );
};
