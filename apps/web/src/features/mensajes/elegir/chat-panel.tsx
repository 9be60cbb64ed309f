import type { ChatRef } from '@pmp/contracts/mensajes';
import { Search, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterByNombre } from '../../../shared/dominio/filter-by-nombre';
import { useCrear } from '../../../shared/navegar/crear';
import { Button } from '../../../shared/ui/controles/button';
import { EmptyState } from '../../../shared/ui/pagina/empty-state';
import { Input } from '../../../shared/ui/campos/input';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { refOf } from './chat-list';
import { ChatRow } from './chat-row';
import { sameChat } from '../historial/conversacion';
import { NuevoMensaje } from './nuevo-mensaje';
import { useChats } from './use-chats';
import { useNow } from '../../../shared/fechas/use-now';

const ChatsSkeleton = () => {
  const { t } = useTranslation('mensajes');
  return (
    <div role="status" className="flex flex-col gap-1">
      <span className="sr-only">{t('cargandoChats')}</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex items-center gap-2.5 px-2 py-2">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex grow flex-col gap-1.5">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="h-3 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
};

interface ChatPanelProps {
  selected: ChatRef | undefined;
  /** Only on the page: the drawer has its own title. */
  heading?: boolean;
}

/** All conversations, the newest first, or the people to start one with. */
export const ChatPanel = ({ selected, heading }: ChatPanelProps) => {
  const { t } = useTranslation('mensajes');
  const [nuevo, setNuevo] = useState(false);
  useCrear(() => setNuevo(true));
  const [busqueda, setBusqueda] = useState('');
  const { data: chats, error, isPending, isFetching, refetch } = useChats();
  const now = useNow();
  if (nuevo) return <NuevoMensaje onClose={() => setNuevo(false)} />;
  const found = chats && filterByNombre(chats, busqueda);
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="flex flex-col gap-2 p-3 pb-2">
        <div className="flex min-h-8 items-center justify-between gap-2">
          {heading && <h1 className="text-xl font-semibold tracking-[-0.01em]">{t('titulo')}</h1>}
          <Button
            className={heading ? '' : 'grow'}
            onClick={() => setNuevo(true)}
            icon={<SquarePen aria-hidden className="size-4" />}
          >
            {t('nuevo')}
          </Button>
        </div>
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-subtle"
          />
          <Input
            type="search"
            className="pl-8"
            aria-label={t('buscarChat')}
            placeholder={t('buscarChat')}
            value={busqueda}
            onChange={(event) => setBusqueda(event.target.value)}
          />
        </div>
        {error && <RetryNotice message={t('error.chats')} query={{ isFetching, refetch }} />}
      </div>
      <nav
        aria-label={t('chats')}
        className="min-h-0 grow overflow-y-auto px-1.5 pb-2 [scrollbar-width:thin]"
      >
        {isPending && <ChatsSkeleton />}
        {found && found.length > 0 && (
          <ul className="flex flex-col gap-px">
            {found.map((chat) => (
              <ChatRow
                key={`${chat.tipo}.${chat._id}`}
                chat={chat}
                now={now}
                selected={selected !== undefined && sameChat(refOf(chat), selected)}
              />
            ))}
          </ul>
        )}
        {chats?.length === 0 && (
          <EmptyState drawing="people" title={t('vacio.chats')} text={t('vacio.chatsTexto')} />
        )}
        {chats && chats.length > 0 && found?.length === 0 && (
          <p className="px-2 py-6 text-center text-sm text-muted">{t('vacio.busqueda')}</p>
        )}
      </nav>
    </div>
  );
};
