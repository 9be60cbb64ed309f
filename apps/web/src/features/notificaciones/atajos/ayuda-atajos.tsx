import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parte } from '../../../shared/partes/parte';
import { IconButton } from '../../../shared/ui/controles/icon-button';

const AtajosPopup = parte(() => import('./atajos-popup'));

interface AyudaAtajosProps {
  on: boolean;
  onToggle: () => void;
}

/** Lists the keys, with a switch for people who trigger them by voice or by accident. */
export const AyudaAtajos = ({ on, onToggle }: AyudaAtajosProps) => {
  const { t } = useTranslation('notificaciones');
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconButton
        label={t('atajos.titulo')}
        Icon={Keyboard}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
        className="pointer-coarse:hidden"
      />
      {anchor && (
        <AtajosPopup anchor={anchor} on={on} onToggle={onToggle} onClose={() => setAnchor(undefined)} />
      )}
    </>
  );
};
