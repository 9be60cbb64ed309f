import type { EstadoSprint } from '@pmp/contracts/sprints';
import { Circle, CircleCheck, CirclePlay, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../shared/dominio/domain';
import { Chip } from '../../../shared/ui/fichas/chip';

const LOOKS: Record<EstadoSprint, { tone: Tone; Icon: typeof Circle }> = {
  pendiente: { tone: 'neutral', Icon: Circle },
  'en progreso': { tone: 'blue', Icon: CirclePlay },
  completado: { tone: 'green', Icon: CircleCheck },
  cancelado: { tone: 'red', Icon: CircleX },
};

export const EstadoSprintChip = ({ estado }: { estado: EstadoSprint }) => {
  const { t } = useTranslation('sprints');
  return <Chip {...LOOKS[estado]}>{t(`estado.${estado}`)}</Chip>;
};
