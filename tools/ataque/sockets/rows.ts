import type { Person } from '../escena/people.ts';
import type { Scene } from '../escena/scene.ts';

/** The codes expected for outsider, member, team admin and admin; without a token nobody can connect at all. */
export type Codes = readonly [string, string, string, string];

export interface SocketRow {
  codes: Codes;
  payload: (scene: Scene, caller: Person) => object;
  /** An event that somebody allowed to sends first. */
  first?: string;
}

const SI = 'si';
const team: Codes = ['NO_ENCONTRADO', SI, SI, SI];
const everybody: Codes = [SI, SI, SI, SI];
/** Only for people who have the conversation open. */
const inside: Codes = ['CONFLICTO', SI, SI, SI];

const proyecto = ({ tree }: Scene) => ({ proyectoId: tree.proyecto });
const equipoChat = ({ equipo }: Scene) => ({ chatId: equipo, tipoChat: 'equipo' });
const proyectoChat = ({ tree }: Scene) => ({ chatId: tree.proyecto, tipoChat: 'proyecto' });
/** A direct chat with the member; for the member, with the team admin. */
const directoChat = ({ people }: Scene, caller: Person) => ({
  chatId: caller === people.member ? people.teamAdmin._id : people.member._id,
  tipoChat: 'directo',
});

const message = (chat: SocketRow['payload']): SocketRow['payload'] => {
  return (scene, caller) => {
    const { chatId, tipoChat } = chat(scene, caller) as { chatId: string; tipoChat: string };
    const tipoReceptor = tipoChat === 'directo' ? 'usuario' : tipoChat;
    return { contenido: 'hola', tipoChat, receptor: chatId, tipoReceptor };
  };
};

/** Who may send each event: `event` or `event (conversation)`. Every event of the product needs at least one row. */
export const SOCKET_ROWS: Record<string, SocketRow> = {
  suscribir_proyecto: { codes: team, payload: proyecto },
  dejar_proyecto: { codes: everybody, payload: proyecto },
  'unirse_chat (equipo)': { codes: team, payload: equipoChat },
  'unirse_chat (proyecto)': { codes: team, payload: proyectoChat },
  'unirse_chat (directo)': { codes: everybody, payload: directoChat },
  'salir_chat (equipo)': { codes: everybody, payload: equipoChat },
  'enviar_mensaje (equipo)': { codes: team, payload: message(equipoChat) },
  'enviar_mensaje (proyecto)': { codes: team, payload: message(proyectoChat) },
  'enviar_mensaje (directo)': { codes: everybody, payload: message(directoChat) },
  'marcar_leidos (equipo)': { codes: team, payload: equipoChat },
  'marcar_leidos (proyecto)': { codes: team, payload: proyectoChat },
  'escribiendo (equipo)': { codes: inside, payload: equipoChat, first: 'unirse_chat' },
  'escribiendo (proyecto)': { codes: inside, payload: proyectoChat, first: 'unirse_chat' },
  /** Ends only sessions whose id the browser knows; this one is nobody's. */
  cerrar_sesion: { codes: everybody, payload: () => ({ sesiones: ['f'.repeat(24)] }) },
  'dejo_escribir (equipo)': { codes: inside, payload: equipoChat, first: 'unirse_chat' },
};
