import type { Severidad } from '@pmp/contracts/ia';
import { CircleAlert, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../shared/dominio/domain';
import { Chip } from '../../shared/ui/fichas/chip';

const LOOK: Record<Severidad, { tone: Tone; Icon: typeof Info }> = {
  crítica: { tone: 'red', Icon: OctagonAlert },
  alta: { tone: 'orange', Icon: TriangleAlert },
  media: { tone: 'amber', Icon: CircleAlert },
  baja: { tone: 'neutral', Icon: Info },
};

export const SeveridadChip = ({ severidad }: { severidad: Severidad }) => {
  const { t } = useTranslation('alertas');
  return <Chip {...LOOK[severidad]}>{t(`severidad.${severidad}`)}</Chip>;
};
