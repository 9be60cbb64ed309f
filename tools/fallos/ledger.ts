export type Clase = 'historia' | 'edicion' | 'movimiento' | 'tarea' | 'asignacion' | 'mensaje' | 'borrado';

/** `incierto`: sent, and no answer came that says whether it was done. */
export type Resultado = 'confirmado' | 'incierto' | 'rechazado';

export interface Anotacion {
  clase: Clase;
  /** What it makes or changes: the entity's id, or a message's `clienteId`. */
  sobre: string;
  /** What it asks for: a title, an estado, a person. */
  valor: string;
  /** The entity that what it makes hangs on. */
  de?: string;
  resultado: Resultado;
}

/** What a load has asked for, in order, and what it was told about it. */
export class Ledger {
  private readonly anotaciones: Anotacion[] = [];

  /** Before it is sent: a crash of the asker would leave it uncertain too. */
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
