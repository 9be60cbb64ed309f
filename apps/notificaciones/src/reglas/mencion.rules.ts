interface Mencion {
  /** Name of the chat, or of what is commented on. */
  nombreChat: string | null;
  emisor: { nombre: string };
  extracto: string;
}

interface EnChat {
  mensaje: string;
  chat: { chatId: string; tipoChat: string };
}

export const mentionText = ({ emisor, nombreChat, extracto }: Mencion): string =>
  `${emisor.nombre} te ha mencionado${nombreChat ? ` en «${nombreChat}»` : ''}: ${extracto}`;

export const mentionPath = ({ mensaje, chat }: EnChat): string =>
  `/mensajes?chat=${chat.chatId}&tipo=${chat.tipoChat}&mensaje=${mensaje}`;
