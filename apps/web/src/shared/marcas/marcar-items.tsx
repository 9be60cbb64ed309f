import { Menu } from '@base-ui/react/menu';
import { Gavel, SmilePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Marcable } from './use-marcable';

const SEIS = ['👍', '✅', '🎉', '❤️', '😂', '👀'];

const emojiClass =
  'hit-square flex items-center justify-center rounded-control text-lg leading-none outline-none select-none data-highlighted:bg-raised';

interface MarcarItemsProps extends Marcable {
  /** All the other emojis. */
  onMas: () => void;
}

/** In the menu of a comment or a message: six emojis and more, who has put which, and whether it is a decision. */
export const MarcarItems = ({ marcas, isMine, toggle, decide, onMas }: MarcarItemsProps) => {
  const { t } = useTranslation('marcas');
  return (
    <>
      <Menu.Group aria-label={t('reaccionar')} className="flex">
        {SEIS.map((emoji) => (
          <Menu.Item
            key={emoji}
            aria-label={t(isMine(emoji) ? 'quitar' : 'poner', { emoji })}
            onClick={() => toggle(emoji)}
            className={`${emojiClass} ${isMine(emoji) ? 'bg-accent-soft' : ''}`}
          >
            {emoji}
          </Menu.Item>
        ))}
        <Menu.Item
          closeOnClick={false}
          aria-label={t('mas')}
          title={t('mas')}
          onClick={onMas}
          className={emojiClass}
        >
          <SmilePlus aria-hidden className="size-4 text-subtle" />
        </Menu.Item>
      </Menu.Group>
      {marcas.reacciones?.map(({ emoji, personas }) => (
        <p key={emoji} className="max-w-64 px-2 pb-1 text-xs break-words text-muted">
          {emoji} {personas.map(({ nombre }) => nombre).join(', ')}
        </p>
      ))}
      <Menu.Item className="menu-item" onClick={decide}>
        <Gavel aria-hidden className="size-4" />
        {t(marcas.decision ? 'yaNoDecision' : 'esDecision')}
      </Menu.Item>
    </>
  );
};
