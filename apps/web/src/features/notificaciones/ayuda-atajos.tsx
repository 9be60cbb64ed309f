import { Popover } from '@base-ui/react/popover';
import { Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { KeyChip } from '../../shared/ui/controles/key-chip';
import { Switch } from '../../shared/ui/controles/switch';

const KEYS = ['J', 'K', 'E', 'Supr'] as const;

interface AyudaAtajosProps {
  on: boolean;
  onToggle: () => void;
}

/** Lists the keys, with a switch for people who trigger them by voice or by accident. */
export const AyudaAtajos = ({ on, onToggle }: AyudaAtajosProps) => {
  const { t } = useTranslation('notificaciones');
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={t('atajos.titulo')}
        title={t('atajos.titulo')}
        className="hit-square inline-flex items-center justify-center rounded-control text-subtle transition-colors duration-150 hover:bg-raised hover:text-text pointer-coarse:hidden"
      >
        <Keyboard aria-hidden className="size-4" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} align="end" className="z-60 outline-none">
          <Popover.Popup className="animate-appear w-64 rounded-card border border-line bg-surface py-2 text-text shadow-float outline-none">
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
