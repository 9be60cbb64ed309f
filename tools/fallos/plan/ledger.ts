export type Clase = 'historia' | 'edicion' | 'movimiento' | 'tarea' | 'asignacion' | 'mensaje' | 'borrado';

/** `incierto`: the request was sent, but no answer told whether it took effect. */
export type Resultado = 'confirmado' | 'incierto' | 'rechazado';

export interface Anotacion {
  clase: Clase;
  /** What is created or changed: the entity's id, or a message's `clienteId`. */
  sobre: string;
  /** The requested value: a title, an estado, a person. */
  valor: string;
  /** The parent of the created entity. */
  de?: string;
  resultado: Resultado;
}

/** Everything that a load has requested, in order, and the answers. */
export class Ledger {
  private readonly anotaciones: Anotacion[] = [];

  /** Recorded before sending, so that a crash of this process also leaves the request as uncertain. */
  open(anotacion: Omit<Anotacion, 'resultado'>): Anotacion {
    const opened: Anotacion = { ...anotacion, resultado: 'incierto' };
    this.anotaciones.push(opened);
    return opened;
  }

  of(clase: Clase): Anotacion[] {
    return this.anotaciones.filter((anotacion) => anotacion.clase === clase);
  }

  count(resultado: Resultado, clase?: Clase): number {
    return this.anotaciones.filter((a) => a.resultado === resultado && (!clase || a.clase === clase)).length;
  }
}
