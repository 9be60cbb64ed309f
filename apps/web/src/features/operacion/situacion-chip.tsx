import { CircleAlert, CircleCheck, CircleOff, Clock, DatabaseZap, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../shared/dominio/domain';
import { Chip } from '../../shared/ui/fichas/chip';
import type { Situacion } from './situacion';

const LOOKS: Record<Situacion, { tone: Tone; Icon: LucideIcon }> = {
  listo: { tone: 'green', Icon: CircleCheck },
  sinBase: { tone: 'red', Icon: DatabaseZap },
  sinBroker: { tone: 'amber', Icon: CircleAlert },
  atrasado: { tone: 'amber', Icon: Clock },
  ausente: { tone: 'red', Icon: CircleOff },
};

export const SituacionChip = ({ situacion }: { situacion: Situacion }) => {
  const { t } = useTranslation('operacion');
  const { tone, Icon } = LOOKS[situacion];
  return (
    <Chip tone={tone} Icon={Icon}>
      {t(`estado.${situacion}`)}
    </Chip>
  );
};
