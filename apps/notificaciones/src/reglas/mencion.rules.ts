interface Mencion {
  mensaje: string;
  chat: { chatId: string; tipoChat: string };
  nombreChat: string | null;
  emisor: { nombre: string };
  extracto: string;
}

export const mentionText = ({ emisor, nombreChat, extracto }: Mencion): string =>
  `${emisor.nombre} te ha mencionado${nombreChat ? ` en «${nombreChat}»` : ''}: ${extracto}`;

export const mentionPath = ({ mensaje, chat }: Mencion): string =>
  `/mensajes?chat=${chat.chatId}&tipo=${chat.tipoChat}&mensaje=${mensaje}`;
