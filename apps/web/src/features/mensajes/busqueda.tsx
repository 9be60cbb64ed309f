import type { ChatRef } from '@pmp/contracts/mensajes';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMomentoExacto } from '../../shared/fechas/dates';
import { Button } from '../../shared/ui/controles/button';
import { IconButton } from '../../shared/ui/controles/icon-button';
import { Input } from '../../shared/ui/campos/input';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../shared/ui/pagina/spinner';
import { getMensajes } from './api/get-mensajes';
import { chatTime } from './elegir/chat-time';
import { useNow } from '../../shared/fechas/use-now';

const MAX_TEXTO = 100;

interface BusquedaProps {
  chat: ChatRef;
  onIrA: (id: string) => void;
  onClose: () => void;
}

/** Searches the messages of one chat; choosing one scrolls to it. */
export const Busqueda = ({ chat, onIrA, onClose }: BusquedaProps) => {
  const { t } = useTranslation(['mensajes', 'comun']);
  const [texto, setTexto] = useState('');
  const q = useDeferredValue(texto.trim());
  const now = useNow();
  const query = useInfiniteQuery({
    queryKey: ['mensajes', 'busqueda', chat.tipoChat, chat.chatId, q],
    enabled: q !== '',
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      getMensajes(chat, { q, ...(pageParam && { antes: pageParam }) }, signal),
    getNextPageParam: ({ hayAnteriores, mensajes }) => (hayAnteriores ? mensajes[0]?._id : undefined),
    placeholderData: keepPreviousData,
  });
  const found = query.data?.pages.flatMap(({ mensajes }) => mensajes.toReversed()) ?? [];
  return (
    <section aria-label={t('cabecera.buscar')} className="flex min-h-0 grow flex-col">
      <div className="flex items-center gap-1 border-b border-line px-3 py-2 sm:px-4">
        <Input
          type="search"
          autoFocus
          maxLength={MAX_TEXTO}
          aria-label={t('cabecera.buscar')}
          placeholder={t('busqueda.placeholder')}
          value={texto}
          onChange={(event) => setTexto(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
        <IconButton label={t('busqueda.cerrar')} Icon={X} onClick={onClose} />
      </div>
      <div className="min-h-0 grow overflow-y-auto px-3 py-2 sm:px-4">
        {query.error && <RetryNotice message={t('error.buscar')} query={query} />}
        {q && query.isPending && <Spinner label={t('comun:cargando')} className="py-6" />}
        {q && query.data && (
          <p role="status" className="num pb-1 text-xs text-subtle">
            {found.length === 0
              ? t('busqueda.ninguno', { texto: q })
              : query.hasNextPage
                ? t('busqueda.primeros', { count: found.length })
                : t('busqueda.resultados', { count: found.length })}
          </p>
        )}
        {q && (
          <ul className="flex flex-col gap-px">
            {found.map(({ _id, emisor, contenido, timestamp }) => (
              <li key={_id}>
                <button
                  type="button"
                  onClick={() => onIrA(_id)}
                  className="w-full rounded-control px-2 py-1.5 text-left hover:bg-raised focus-visible:-outline-offset-2"
                >
                  <span className="flex items-baseline gap-2 text-xs text-subtle">
                    <span className="min-w-0 truncate font-medium text-muted">{emisor.nombre}</span>
                    <time
                      dateTime={timestamp}
                      title={formatMomentoExacto(timestamp)}
                      className="ml-auto shrink-0"
                    >
                      {chatTime(timestamp, now)}
                    </time>
                  </span>
                  <span className="line-clamp-2 text-sm break-words">{contenido}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {q && query.hasNextPage && (
          <Button className="mt-2" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('busqueda.mas')}
          </Button>
        )}
      </div>
    </section>
  );
};
