import type { ChatRef } from '@pmp/contracts/mensajes';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ID_PATTERN } from '../../shared/http/new-id';
import { parte } from '../../shared/partes/parte';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { ChatAbierto } from './chat-abierto';
import { ChatPanel } from './elegir/chat-panel';
import { useMensajesLive } from './enviar/use-mensajes-live';

const TIPOS: readonly ChatRef['tipoChat'][] = ['directo', 'equipo', 'proyecto'];

/** The open conversation is in the address, so that links can point to it. */
const useSelected = () => {
  const [params] = useSearchParams();
  const chatId = params.get('chat') ?? '';
  const tipoChat = TIPOS.find((tipo) => tipo === params.get('tipo'));
  const chat = useMemo(
    () => (tipoChat && ID_PATTERN.test(chatId) ? { chatId, tipoChat } : undefined),
    [chatId, tipoChat],
  );
  return { chat, mensaje: params.get('mensaje') ?? undefined };
};

const ChatsDrawer = parte(() => import('./elegir/chats-drawer'));

const MensajesPage = () => {
  const { t } = useTranslation('mensajes');
  const { chat, mensaje } = useSelected();
  const [drawer, setDrawer] = useState(false);
  useMensajesLive();
  return (
    <div className="flex h-[calc(100dvh-3.5rem-env(safe-area-inset-bottom))] min-h-[26rem] md:h-dvh">
      <div
        className={`min-h-0 w-full flex-col border-line lg:flex lg:w-80 lg:shrink-0 lg:border-r ${
          chat ? 'hidden' : 'flex'
        }`}
      >
        <ChatPanel selected={chat} heading />
      </div>
      {chat ? (
        <ChatAbierto
          key={`${chat.tipoChat}.${chat.chatId}`}
          chat={chat}
          mensaje={mensaje}
          onChats={() => setDrawer(true)}
        />
      ) : (
        <div className="hidden grow items-center justify-center lg:flex">
          <EmptyState drawing="list" title={t('vacio.elegir')} text={t('vacio.elegirTexto')} />
        </div>
      )}
      {drawer && chat && <ChatsDrawer selected={chat} onClose={() => setDrawer(false)} />}
    </div>
  );
};

export default MensajesPage;
