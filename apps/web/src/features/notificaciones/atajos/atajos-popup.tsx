import { Popover } from '@base-ui/react/popover';
import { useTranslation } from 'react-i18next';
import { KeyChip } from '../../../shared/ui/controles/key-chip';
import { Switch } from '../../../shared/ui/controles/switch';
import { isOn } from '../../../shared/ui/dialogos/is-on';

const KEYS = ['J', 'K', 'E', 'H', 'Supr'] as const;

interface AtajosPopupProps {
  anchor: HTMLElement;
  on: boolean;
  onToggle: () => void;
  onClose: () => void;
}

const AtajosPopup = ({ anchor, on, onToggle, onClose }: AtajosPopupProps) => {
  const { t } = useTranslation('notificaciones');
  return (
    <Popover.Root open onOpenChange={(open, { event }) => !open && !isOn(anchor, event) && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} sideOffset={4} align="end" className="z-60 outline-none">
          <Popover.Popup
            finalFocus={() => anchor}
            className="animate-appear w-64 rounded-card border border-line bg-surface py-2 text-text shadow-float outline-none"
          >
            <Popover.Title className="px-3 pb-1 text-sm font-semibold">{t('atajos.titulo')}</Popover.Title>
            <dl className="px-3 text-sm text-muted">
              {KEYS.map((key) => (
                <div key={key} className="flex items-center gap-2 py-1">
                  <dt className="w-12">
                    <KeyChip>{key}</KeyChip>
                  </dt>
                  <dd>{t(`atajos.${key}`)}</dd>
                </div>
              ))}
            </dl>
            <Switch label={t('atajos.activos')} checked={on} onChange={onToggle} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};

export default AtajosPopup;
