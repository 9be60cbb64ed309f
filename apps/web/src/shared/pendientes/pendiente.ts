export type EntidadPendiente = 'epica' | 'historia' | 'tarea';

/** A change made without a network: a call that can be repeated without doing anything twice. */
export interface Pendiente {
  id: string;
  accion: 'crear' | 'editar' | 'mover';
  entidad: EntidadPendiente;
  /** The thing's id; of a new one its maker's, so that a second POST finds the first. */
  elemento: string;
  proyecto: string;
  titulo: string;
  method: 'POST' | 'PUT';
  path: string;
  body: Record<string, unknown>;
  /** Of an edit: what the changed fields were, to tell whether somebody else changed them too. */
  previo?: Record<string, unknown>;
  hecho: string;
  /** 'conflicto': only its person can decide; the others go out by themselves. */
  estado: 'espera' | 'conflicto';
  /** The server's sentence. */
  motivo?: string;
}

export type NuevoPendiente = Omit<Pendiente, 'id' | 'hecho' | 'estado' | 'motivo'>;
