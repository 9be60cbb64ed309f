import type { MensajeAsistente } from '@pmp/contracts/ia';
import { useQuery } from '@tanstack/react-query';
import { getConversacion } from '../api/conversaciones';
import { claves } from '../api/claves';
import { keptOf, type Turno } from './turno';
import { useTurno } from './use-turno';

const NONE: MensajeAsistente[] = [];
/** A stopped answer is kept by the server when it notices, which is soon. */
const ASK_AGAIN_MS = 700;
const GIVE_UP_MS = 5_000;

const isAwaited = (turno: Turno | undefined, mensajes: MensajeAsistente[] = NONE) =>
  turno?.estado === 'detenido' &&
  keptOf(turno, mensajes) < 2 &&
  Date.now() - (turno.cerrado ?? 0) < GIVE_UP_MS;

/** The kept messages of a conversation, and of the turn under way what is not among them yet. */
export const useConversacion = (id: string | undefined) => {
  const { turno: latest, ...actions } = useTurno();
  const isHere = latest?.conversacionId === id || (latest?.nueva && id === undefined);
  const turno = isHere ? latest : undefined;
  const waiting = turno?.estado === 'escribiendo';
  const query = useQuery({
    queryKey: claves.conversacion(id ?? ''),
    queryFn: ({ signal }) => getConversacion(id ?? '', signal),
    // Read during its own turn, the question would stand there twice.
    enabled: id !== undefined && !waiting,
    refetchInterval: ({ state }) => isAwaited(turno, state.data?.mensajes) && ASK_AGAIN_MS,
  });
  const mensajes = (id && query.data?.mensajes) || NONE;
  const kept = turno && !waiting ? keptOf(turno, mensajes) : 0;
  return {
    ...actions,
    query,
    mensajes,
    waiting,
    /** Of the turn: what the list of messages does not show. */
    pregunta: kept < 1 ? turno?.pregunta : undefined,
    respuesta: kept < 2 ? turno : undefined,
    /** The conversation that the turn has begun. */
    nuevaId: latest?.nueva ? latest.conversacionId : undefined,
  };
};
