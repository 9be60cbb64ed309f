import type { ChatRef } from '@pmp/contracts/mensajes';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import { ChatPanel } from './chat-panel';

/** The list of chats in a drawer, where there is no room beside the conversation; choosing one closes it. */
const ChatsDrawer = ({ selected, onClose }: { selected: ChatRef; onClose: () => void }) => {
  const { t } = useTranslation('mensajes');
  const [openedAt] = useState(selected);
  useEffect(() => {
    if (selected !== openedAt) onClose();
  }, [selected, openedAt, onClose]);
  return (
    <Dialog title={t('chats')} onClose={onClose} size="sm">
      <div className="flex h-[75dvh] min-h-0 flex-col">
        <ChatPanel selected={selected} />
      </div>
    </Dialog>
  );
};

export default ChatsDrawer;
