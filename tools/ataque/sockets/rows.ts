import type { Person } from '../escena/people.ts';
import type { Scene } from '../escena/scene.ts';

/** What outsider, member, team admin and admin are answered; nobody is not let in at all. */
export type Codes = readonly [string, string, string, string];

export interface SocketRow {
  codes: Codes;
  payload: (scene: Scene, caller: Person) => object;
  /** Asked before by whoever may. */
  first?: string;
}

const SI = 'si';
const team: Codes = ['NO_ENCONTRADO', SI, SI, SI];
const everybody: Codes = [SI, SI, SI, SI];
/** Only who has the conversation open. */
const inside: Codes = ['CONFLICTO', SI, SI, SI];

const proyecto = ({ tree }: Scene) => ({ proyectoId: tree.proyecto });
const equipoChat = ({ equipo }: Scene) => ({ chatId: equipo, tipoChat: 'equipo' });
const proyectoChat = ({ tree }: Scene) => ({ chatId: tree.proyecto, tipoChat: 'proyecto' });
/** With the member; the member with the team admin. */
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

/** `event` or `event (conversation)` → who may. One row at least for every event that the product listens to. */
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
  'dejo_escribir (equipo)': { codes: inside, payload: equipoChat, first: 'unirse_chat' },
};
