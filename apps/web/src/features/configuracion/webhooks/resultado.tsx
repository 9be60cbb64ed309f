import type { Entrega } from '@pmp/contracts/integraciones';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/fichas/chip';

const LOOK = {
  entregada: { tone: 'green', Icon: CircleCheck },
  fallida: { tone: 'red', Icon: CircleX },
  pendiente: { tone: 'amber', Icon: Clock },
} as const;

export const EstadoEntregaChip = ({ estado }: Pick<Entrega, 'estado'>) => {
  const { t } = useTranslation('configuracion');
  const { tone, Icon } = LOOK[estado];
  return (
    <Chip tone={tone} Icon={Icon}>
      {t(`webhooks.estadoEntrega.${estado}`)}
    </Chip>
  );
};

/** What the receiver said, or why it said nothing. */
export const useResultado = () => {
  const { t } = useTranslation('configuracion');
  return (respuesta: Entrega['respuesta']): string => {
    if (!respuesta) return t('webhooks.sinIntentos');
    const { status, fallo, ms } = respuesta;
    const answer = status === null ? '' : t('webhooks.contesto', { status });
    const why = fallo === null || fallo === 'respuesta' ? '' : t(`webhooks.fallo.${fallo}`);
    return [answer, why, t('webhooks.ms', { ms })].filter(Boolean).join(' · ');
  };
};
