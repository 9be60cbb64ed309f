import { Smile } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parte } from '../../../shared/partes/parte';
import { IconButton } from '../../../shared/ui/controles/icon-button';

const Emojis = parte(() => import('../../../shared/escritura/emojis'));

/** Memoised, as it would render with every letter typed. */
export const EmojiPicker = memo(({ onPick }: { onPick: (emoji: string) => void }) => {
  const { t } = useTranslation('mensajes');
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconButton
        label={t('redactar.emoji')}
        Icon={Smile}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      />
      {anchor && <Emojis anchor={anchor} onPick={onPick} onClose={() => setAnchor(undefined)} />}
    </>
  );
});
EmojiPicker.displayName = 'EmojiPicker';
