import type { KINDS_OF } from '@pmp/paquete';
import type { Part } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import type { ChatDoc } from '../chats/chat.model';
import { keepFile } from './keep-file';
import { chatOf, readMensajes } from './read-mensajes';
import { writeMensajes } from './write-mensajes';

/** The conversation of the project itself; nobody copies messages. */
export const mensajesPart: Part<(typeof KINDS_OF)['mensajes'][number]> = {
  owner: 'mensajes',
  readers: { mensajes: readMensajes },
  copied: [],
  async conflictsOf(base, { _id }) {
    const chat = chatOf(new mongo.ObjectId(_id));
    const known = await base.collection<ChatDoc>('chats').findOne({ _id: chat });
    const isBeingErased = known?.eliminado && (await base.collection('mensajes').findOne({ chat }));
    return isBeingErased ? ['su conversación aún se está borrando: espera un momento'] : [];
  },
  keepFile,
  write: writeMensajes,
};
