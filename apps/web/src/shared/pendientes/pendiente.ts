/** What a project, a team or a person has one list of, rather than what is in the tree of work. */
export type EntidadComun = 'etiqueta' | 'plantilla' | 'vista' | 'columnas' | 'definiciones';
export type EntidadPendiente = 'epica' | 'historia' | 'tarea' | 'mensaje' | EntidadComun;

/** A change made offline: a call that can be repeated without doing anything twice. */
export interface Pendiente {
  id: string;
  /**
   * 'criterio', 'marca': of one criterion of the thing, or of one point of its team's definition, which no other change
   * of the thing touches. A link is made and removed: `elemento` is the link, and `entidad` what it begins at.
   */
  accion: 'crear' | 'editar' | 'eliminar' | 'mover' | 'criterio' | 'marca' | 'enlazar' | 'desenlazar';
  entidad: EntidadPendiente;
  /** The thing's id; a new thing gets its id here, so that a second POST finds the first. */
  elemento: string;
  proyecto: string;
  titulo: string;
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: Record<string, unknown>;
  /** For an edit: the changed fields' original values, to detect that somebody else changed them too. */
  previo?: Record<string, unknown>;
  /** The changed fields as screens show them: a person or an epic with its name. */
  visto?: Record<string, unknown>;
  hecho: string;
  /** It has been sent at least once: the server may have it, though no answer came. */
  intentado?: boolean;
  /** 'conflicto': waits for the person's decision; the others are sent automatically. */
  estado: 'espera' | 'conflicto';
  /** The server's sentence. */
  motivo?: string;
  /** Of a conflict: who has saved the same in between, if that is known. */
  quien?: string;
}

export type NuevoPendiente = Omit<Pendiente, 'id' | 'hecho' | 'intentado' | 'estado' | 'motivo' | 'quien'>;

/** Of a chat: sent by the socket, each chat's in turn (`mensajes/enviar`), and not with the others by their call. */
export const isMensaje = ({ entidad }: Pick<Pendiente, 'entidad'>): boolean => entidad === 'mensaje';
