import { Smile } from 'lucide-react';
import { memo, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parte } from '../../../shared/partes/parte';
import { IconButton } from '../../../shared/ui/controles/icon-button';

const EmojisEnTexto = parte(() => import('./emojis-en-texto'), 'escritura');

/** Memoised, as it would render with every letter typed. */
export const EmojiPicker = memo(({ field }: { field: RefObject<HTMLTextAreaElement | null> }) => {
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
      {anchor && <EmojisEnTexto anchor={anchor} field={field} onClose={() => setAnchor(undefined)} />}
    </>
  );
});
EmojiPicker.displayName = 'EmojiPicker';
