import type { ChatRef, Mensaje } from '@pmp/contracts/mensajes';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../../shared/http/errors';
import { reloj } from '../../shared/http/reloj';
import { useSession } from '../../shared/sesion/session';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import type { AccionMensaje } from './burbujas/acciones-menu';
import { AvisoCarga } from './historial/aviso-carga';
import { Busqueda } from './busqueda';
import { CabeceraChat } from './cabecera-chat';
import { refOf } from './elegir/chat-list';
import { ChatPerdido } from './chat-perdido';
import { sameChat } from './historial/conversacion';
import { type Abierto, DialogosChat } from './dialogos/dialogos-chat';
import { isEditable } from './burbujas/editable';
import { ListaMensajes } from './burbujas/lista-mensajes';
import { MensajesSkeleton } from './mensajes-skeleton';
import { pendientes } from '../../shared/pendientes/pendientes';
import { porEnviar, usePorEnviar } from './enviar/por-enviar';
import { PieChat } from './pie-chat';
import { Redactor } from './redactar/redactor';
import { useCabecera, useChats, useInfo } from './elegir/use-chats';
import { useConversacion } from './historial/use-conversacion';
import { useLectura } from './historial/use-lectura';
import { useLugar } from './historial/use-lugar';
import { useRedaccion } from './redactar/use-redaccion';
import { useEscribiendo, useSala } from './redactar/use-sala';
import { useVisible } from './use-visible';
import { Announcements } from './historial/announcements';

interface ChatAbiertoProps {
  chat: ChatRef;
  /** The message that a link points to. */
  mensaje: string | undefined;
  onChats: () => void;
}

/** One conversation. Mounted anew for each chat. */
export const ChatAbierto = ({ chat, mensaje, onChats }: ChatAbiertoProps) => {
  const { t } = useTranslation('mensajes');
  const yo = useSession().user._id;
  const cabecera = useCabecera(chat);
  const carga = useConversacion(chat);
  const { data, error, older, backTo } = carga;
  const info = useInfo(chat);
  const esperan = usePorEnviar(chat);
  const visible = useVisible();
  const [abierto, setAbierto] = useState<Abierto>();
  const [buscando, setBuscando] = useState(false);
  const lugar = useLugar(carga, { mensaje, visible });
  useSala(chat);
  const escriben = useEscribiendo(chat);
  useLectura(chat, lugar.fresh && visible && !buscando ? lugar.visto : undefined, data?.leidoHasta ?? 0);

  const nombre = cabecera?.nombre ?? '';
  const otros = useMemo(
    () => info.data?.participantes.filter(({ _id }) => _id !== yo) ?? [],
    [info.data, yo],
  );
  const personas = info.data?.participantes ?? otros;
  const chats = useChats();
  const sinLeer = chats.data?.find((each) => sameChat(refOf(each), chat))?.noLeidos ?? 0;

  const goTo = lugar.irA;
  const irA = useCallback(
    (id: string) => {
      setBuscando(false);
      goTo(id);
    },
    [goTo],
  );
  const redaccion = useRedaccion(chat, () => {
    lugar.clearDivisor();
    lugar.irAlFinal();
  });

  const onAccion = (accion: AccionMensaje, sobre: Mensaje) => {
    if (accion === 'responder') redaccion.responder(sobre);
    else if (accion === 'editar') redaccion.editar(sobre);
    else if (accion === 'copiar') void navigator.clipboard.writeText(sobre.contenido);
    else if (accion === 'versiones') setAbierto({ versiones: sobre });
    else setAbierto(accion === 'tarea' ? { tarea: sobre } : { eliminar: sobre });
  };
  const editLast = () => {
    const last = data?.mensajes.findLast((m) => m.emisor._id === yo && isEditable(m, reloj.now()));
    if (last) redaccion.editar(last);
  };

  const missing = statusOf(error) === 404 || statusOf(error) === 400;
  if (missing) return <ChatPerdido />;
  return (
    <section aria-label={nombre} className="flex min-h-0 min-w-0 grow flex-col">
      <CabeceraChat
        cabecera={cabecera}
        tipo={chat.tipoChat}
        onChats={onChats}
        onSearch={() => setBuscando((on) => !on)}
        onInfo={() => setAbierto({ info: true })}
      />
      <AvisoCarga carga={carga} />
      {buscando ? (
        <Busqueda chat={chat} onIrA={irA} onClose={() => setBuscando(false)} />
      ) : (
        <>
          {!data && !error && <MensajesSkeleton />}
          {!data && error && <div className="grow" />}
          {data?.mensajes.length === 0 && esperan.length === 0 && (
            <div className="flex grow items-center justify-center">
              <EmptyState drawing="list" title={t('vacio.mensajes')} text={t('vacio.mensajesTexto')} />
            </div>
          )}
          {data && (data.mensajes.length > 0 || esperan.length > 0) && (
            <ListaMensajes
              nombre={nombre}
              data={data}
              esperan={esperan}
              personas={personas}
              divisor={lugar.divisor}
              destacado={lugar.destacado}
              destino={lugar.destino}
              cargandoAnteriores={older.isPending || backTo.isPending}
              sinLeer={sinLeer}
              ofreceSinLeer={lugar.ofreceSinLeer}
              onScrolled={lugar.onScrolled}
              onNearTop={lugar.onNearTop}
              onNearEnd={lugar.onNearEnd}
              onAlFinal={lugar.irAlFinal}
              onAlPrimeroSinLeer={lugar.irAlPrimeroSinLeer}
              onIrA={irA}
              onAccion={onAccion}
              onRetry={porEnviar.retry}
              onDiscard={pendientes.remove}
            />
          )}
          <PieChat escriben={escriben} />
          <Redactor chat={chat} personas={otros} redaccion={redaccion} onEditLast={editLast} />
        </>
      )}
      <Announcements chat={chat} />
      <DialogosChat
        chat={chat}
        nombre={nombre}
        abierto={abierto}
        onAvisar={(contenido, sobre) => redaccion.send({ contenido, archivos: [] }, sobre)}
        onClose={() => setAbierto(undefined)}
      />
    </section>
  );
};
