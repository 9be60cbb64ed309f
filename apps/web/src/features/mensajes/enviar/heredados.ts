import { pendientes } from '../../../shared/pendientes/pendientes';
import { session } from '../../../shared/sesion/session';
import { type Borrador, porEnviar } from './por-enviar';

/** As the earlier version kept them, in a list of their own. */
interface Heredado extends Borrador {
  clienteId: string;
  timestamp: string;
  estado: 'enviando' | 'fallido';
  motivo?: string;
}

const load = (key: string): Heredado[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? (stored as Heredado[]) : [];
  } catch {
    return [];
  }
};

/** Takes over, once, the messages that the earlier version had not sent. */
export const takeHeredados = (): void => {
  const key = `mensajes:pendientes:${session.get().user._id ?? ''}`;
  for (const { clienteId, timestamp, estado, motivo, ...borrador } of load(key)) {
    if (pendientes.all().some(({ elemento }) => elemento === clienteId)) continue;
    const failed = estado === 'fallido' && ({ estado: 'conflicto', motivo } as const);
    porEnviar.add(borrador, clienteId, { hecho: timestamp, ...failed });
  }
  localStorage.removeItem(key);
};
