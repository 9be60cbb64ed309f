/** The place whose words a notification repeats: who may not see the place any more may not read them either. */
export type Lugar = { tipo: 'equipo' | 'proyecto' | 'tarea'; _id: string };

const CHAT = /^\/mensajes\?chat=([0-9a-f]{24})&tipo=(equipo|proyecto)\b/;
const TAREA = /^\/tareas\/([0-9a-f]{24})/;
const COMENTARIO = /^\/backlog\/([0-9a-f]{24})\?/;

/**
 * Read from the link, which every notification has had from the beginning. null: it repeats no words of such a place,
 * as one about a project's own state or a direct conversation, which nobody leaves.
 */
export function lugarOf(accion: string | null): Lugar | null {
  const [, chat, tipo] = CHAT.exec(accion ?? '') ?? [];
  if (chat && tipo) return { tipo: tipo as 'equipo' | 'proyecto', _id: chat };
  const tarea = TAREA.exec(accion ?? '')?.[1];
  if (tarea) return { tipo: 'tarea', _id: tarea };
  const proyecto = COMENTARIO.exec(accion ?? '')?.[1];
  return proyecto ? { tipo: 'proyecto', _id: proyecto } : null;
}
