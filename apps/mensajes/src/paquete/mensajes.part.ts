import { type KINDS_OF, type PartWithFiles, storedVersions } from '@pmp/paquete';
import { mongo } from 'mongoose';
import type { ChatDoc } from '../chats/chat.model';
import { keepFile } from './keep-file';
import { chatOf, readMensajes } from './read-mensajes';
import { writeMensajes } from './write-mensajes';

/** The conversation of the project itself. */
export const mensajesPart: PartWithFiles<(typeof KINDS_OF)['mensajes'][number]> = {
  readers: { mensajes: readMensajes },
  async conflictsOf(base, { _id }) {
    const chat = chatOf(new mongo.ObjectId(_id));
    const known = await base.collection<ChatDoc>('chats').findOne({ _id: chat });
    const isBeingErased = known?.eliminado && (await base.collection('mensajes').findOne({ chat }));
    return isBeingErased ? ['su conversación aún se está borrando: espera un momento'] : [];
  },
  // Nobody copies messages.
  versionsOf: (base, difference, proyecto) => storedVersions(base, [], difference, proyecto),
  keepFile,
  write: writeMensajes,
};
