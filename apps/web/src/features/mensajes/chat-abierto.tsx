import type { ChatRef, Mensaje } from '@pmp/contracts/mensajes';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnavailable, statusOf } from '../../shared/errors';
import { paths } from '../../shared/paths';
import { useSession } from '../../shared/session';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { RetryNotice } from '../../shared/ui/retry-notice';
import type { AccionMensaje } from './acciones-menu';
import { Busqueda } from './busqueda';
import { CabeceraChat } from './cabecera-chat';
import { refOf } from './chat-list';
import { sameChat } from './conversacion';
import { isEditable } from './editable';
import { ListaMensajes } from './lista-mensajes';
import { MensajesSkeleton } from './mensajes-skeleton';
import { outbox, usePendientes } from './outbox';
import { PieChat } from './pie-chat';
import { Redactor } from './redactor';
import type { Scrolled } from './scroll-keeper';
import { tareaUrl } from './tarea-values';
import { useCabecera, useChats, useInfo } from './use-chats';
import { useConversacion } from './use-conversacion';
import { useDivisor } from './use-divisor';
import { useLectura } from './use-lectura';
import { useRedaccion } from './use-redaccion';
import { useEscribiendo, useSala } from './use-sala';
import type { Destino } from './use-scroll';
import { useVisible } from './use-visible';
import { Voz } from './voz';

const InfoDialog = lazy(() => import('./info-dialog'));
const EliminarMensaje = lazy(() => import('./eliminar-mensaje'));
const CrearTarea = lazy(() => import('./crear-tarea'));

type Abierto = { info: true } | { eliminar: Mensaje } | { tarea: Mensaje };

interface ChatAbiertoProps {
  chat: ChatRef;
  /** A message that a link leads to. */
  mensaje: string | undefined;
  onChats: () => void;
}

/** One conversation. Mounted anew for each chat. */
export const ChatAbierto = ({ chat, mensaje, onChats }: ChatAbiertoProps) => {
  const { t } = useTranslation(['mensajes', 'comun']);
  const yo = useSession().user._id;
  const cabecera = useCabecera(chat);
  const { data, error, isFetching, isFetchedAfterMount, refetch, older, newer, jump, backTo } =
    useConversacion(chat);
  const info = useInfo(chat);
  const todos = usePendientes();
  const pendientes = useMemo(() => todos.filter((p) => sameChat(p, chat)), [todos, chat]);
  const visible = useVisible();
  const [abierto, setAbierto] = useState<Abierto>();
  const [buscando, setBuscando] = useState(false);
  const [scrolled, setScrolled] = useState<Scrolled>({
    alFinal: true,
    visto: undefined,
    divisor: undefined,
  });
  const [destino, setDestino] = useState<Destino>();
  const destacado = destino?.a === 'mensaje' ? destino.id : undefined;
  const [leidoDivisor, setLeidoDivisor] = useState(false);
  const fresh = isFetchedAfterMount && !error;
  const { divisor, known, clearDivisor } = useDivisor(data, { fresh, mira: visible && scrolled.alFinal });
  useSala(chat);
  const escriben = useEscribiendo(chat);
  useLectura(chat, fresh && visible && !buscando ? scrolled.visto : undefined, data?.leidoHasta ?? 0);

  const nombre = cabecera?.nombre ?? '';
  const otros = useMemo(
    () => info.data?.participantes.filter(({ _id }) => _id !== yo) ?? [],
    [info.data, yo],
  );
  const personas = info.data?.participantes ?? otros;
  const chats = useChats();
  const sinLeer = chats.data?.find((each) => sameChat(refOf(each), chat))?.noLeidos ?? 0;

  const irAlFinal = useCallback(
    () => jump.mutate(undefined, { onSuccess: () => setDestino({ a: 'final' }) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `mutate` is stable, the object around it is not
    [jump.mutate],
  );
  const goTo = useCallback(
    (id: string) => jump.mutate(id, { onSuccess: () => setDestino({ a: 'mensaje', id }) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as above
    [jump.mutate],
  );
  const irA = useCallback(
    (id: string) => {
      setBuscando(false);
      goTo(id);
    },
    [goTo],
  );
  const redaccion = useRedaccion(chat, () => {
    clearDivisor();
    irAlFinal();
  });

  // The first look: at the message a link names, else at the first unread, else at the end.
  const [mirado, setMirado] = useState<string | null>();
  if (fresh && known && mirado !== (mensaje ?? null)) {
    setMirado(mensaje ?? null);
    if (!mensaje && mirado === undefined && divisor !== null) setDestino({ a: 'noLeidos' });
  }
  useEffect(() => {
    if (mirado) goTo(mirado);
  }, [mirado, goTo]);

  const onScrolled = useCallback((next: Scrolled) => {
    setScrolled(next);
    if (next.divisor === 'a la vista') setLeidoDivisor(true);
  }, []);

  const onAccion = (accion: AccionMensaje, sobre: Mensaje) => {
    if (accion === 'responder') redaccion.responder(sobre);
    else if (accion === 'editar') redaccion.editar(sobre);
    else if (accion === 'copiar') void navigator.clipboard.writeText(sobre.contenido);
    else setAbierto(accion === 'tarea' ? { tarea: sobre } : { eliminar: sobre });
  };
  const editLast = () => {
    const last = data?.mensajes.findLast((m) => m.emisor._id === yo && isEditable(m, Date.now()));
    if (last) redaccion.editar(last);
  };

  const missing = statusOf(error) === 404 || statusOf(error) === 400;
  if (missing)
    return (
      <div className="flex min-h-0 grow flex-col justify-center">
        <EmptyState
          drawing="people"
          title={t('noExiste.titulo')}
          text={t('noExiste.texto')}
          action={
            <ButtonLink className="lg:hidden" to={paths.mensajes}>
              {t('nuevoPanel.volver')}
            </ButtonLink>
          }
        />
      </div>
    );
  return (
    <section aria-label={nombre} className="flex min-h-0 min-w-0 grow flex-col">
      <CabeceraChat
        cabecera={cabecera}
        tipo={chat.tipoChat}
        onChats={onChats}
        onSearch={() => setBuscando((on) => !on)}
        onInfo={() => setAbierto({ info: true })}
      />
      {(error ?? older.error ?? newer.error ?? jump.error ?? backTo.error) && (
        <div className="px-3 pt-3 sm:px-4">
          <RetryNotice
            message={
              error && !data
                ? t('error.mensajes')
                : t(isUnavailable(error) ? 'error.mensajes' : 'error.anteriores')
            }
            busy={isFetching}
            onRetry={() => {
              older.reset();
              newer.reset();
              jump.reset();
              backTo.reset();
              void refetch();
            }}
          />
        </div>
      )}
      {buscando ? (
        <Busqueda chat={chat} onIrA={irA} onClose={() => setBuscando(false)} />
      ) : (
        <>
          {!data && !error && <MensajesSkeleton />}
          {!data && error && <div className="grow" />}
          {data?.mensajes.length === 0 && pendientes.length === 0 && (
            <div className="flex grow items-center justify-center">
              <EmptyState drawing="list" title={t('vacio.mensajes')} text={t('vacio.mensajesTexto')} />
            </div>
          )}
          {data && (data.mensajes.length > 0 || pendientes.length > 0) && (
            <ListaMensajes
              nombre={nombre}
              data={data}
              pendientes={pendientes}
              personas={personas}
              divisor={divisor}
              destacado={destacado}
              destino={destino}
              cargandoAnteriores={older.isPending || backTo.isPending}
              sinLeer={sinLeer}
              ofreceSinLeer={divisor !== null && scrolled.divisor === 'arriba' && !leidoDivisor}
              onScrolled={onScrolled}
              onNearTop={() => {
                if (fresh && data.hayAnteriores && !older.isPending && !older.error && !backTo.isPending)
                  older.mutate();
              }}
              onNearEnd={() => {
                if (fresh && data.hayPosteriores && !newer.isPending && !newer.error && !jump.isPending)
                  newer.mutate();
              }}
              onAlFinal={irAlFinal}
              onAlPrimeroSinLeer={() => {
                if (divisor === null) return;
                backTo.mutate(divisor, { onSuccess: () => setDestino({ a: 'noLeidos' }) });
              }}
              onIrA={irA}
              onAccion={onAccion}
              onRetry={redaccion.retry}
              onDiscard={outbox.settle}
            />
          )}
          <PieChat escriben={escriben} />
          <Redactor
            chat={chat}
            personas={otros}
            respondido={redaccion.respondido}
            editado={redaccion.editado}
            error={redaccion.error}
            busy={redaccion.busy}
            onSend={redaccion.send}
            onSave={redaccion.save}
            onDrop={redaccion.drop}
            onEditLast={editLast}
          />
        </>
      )}
      <Voz chat={chat} />
      <Suspense>
        {abierto && 'info' in abierto && (
          <InfoDialog chat={chat} nombre={nombre} onClose={() => setAbierto(undefined)} />
        )}
        {abierto && 'eliminar' in abierto && (
          <EliminarMensaje mensaje={abierto.eliminar} onClose={() => setAbierto(undefined)} />
        )}
        {abierto && 'tarea' in abierto && (
          <CrearTarea
            mensaje={abierto.tarea}
            onClose={() => setAbierto(undefined)}
            onCreated={({ _id, titulo }, avisar) => {
              setAbierto(undefined);
              const contenido = t('tarea.respuesta', { titulo, url: tareaUrl(_id) });
              if (avisar) redaccion.send({ contenido, archivos: [] }, abierto.tarea);
            }}
          />
        )}
      </Suspense>
    </section>
  );
};
