import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../../../shared/http/errors';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import { Bienvenida } from './bienvenida';
import { Mensajes } from './mensajes';
import { Redactor } from './redactor';
import type { useConversacion } from './use-conversacion';
import { useFollowEnd } from './use-follow-end';

interface ChatProps {
  id: string | undefined;
  chat: ReturnType<typeof useConversacion>;
  conectada: boolean;
  /** It is not known yet whether the assistant is available. */
  comprobando: boolean;
  enfoque: number;
}

/** One conversation, or the form to start one. */
export const Chat = ({ id, chat, conectada, comprobando, enfoque }: ChatProps) => {
  const { t } = useTranslation('asistente');
  const [texto, setTexto] = useState('');
  const [proyecto, setProyecto] = useState<string>();
  const { mensajes, pregunta, respuesta, waiting, query } = chat;
  const empty = mensajes.length === 0 && !respuesta;
  const { box, onScroll, toEnd } = useFollowEnd(empty ? null : (respuesta ?? mensajes));
  const ask = (mensaje: string) => {
    toEnd();
    void chat.send({ mensaje, conversacionId: id, proyecto });
  };
  return (
    <div
      className="flex min-h-0 grow flex-col"
      onKeyDown={({ key }) => key === 'Escape' && waiting && chat.stop()}
    >
      <div
        ref={box}
        onScroll={onScroll}
        className="relative min-h-0 grow overflow-y-auto overscroll-contain [scrollbar-width:thin]"
      >
        <div className="mx-auto flex min-h-full max-w-3xl flex-col px-4 py-4">
          {query.isLoading && !respuesta && <Spinner label={t('cargando')} className="py-12" />}
          {query.error && !respuesta && (
            <RetryNotice
              message={t(statusOf(query.error) === 404 ? 'error.noExiste' : 'error.cargar')}
              query={query}
            />
          )}
          {empty && !id && <Bienvenida disabled={!conectada} onPregunta={ask} />}
          {!empty && (
            <Mensajes
              conversacion={id}
              mensajes={mensajes}
              pregunta={pregunta}
              respuesta={respuesta}
              canAsk={conectada && !waiting}
              onPregunta={ask}
            />
          )}
        </div>
      </div>
      <Redactor
        texto={texto}
        proyecto={proyecto}
        waiting={waiting}
        conectada={conectada}
        comprobando={comprobando}
        enfoque={enfoque}
        onTexto={setTexto}
        onProyecto={setProyecto}
        onSend={() => {
          setTexto('');
          ask(texto.trim());
        }}
        onStop={chat.stop}
      />
    </div>
  );
};
