import type { Sentence } from '@pmp/contracts/common';
import type { EventoFlujo, MensajeAsistente } from '@pmp/contracts/ia';

/** One question and what has come of its answer. */
export interface Turno {
  pregunta: string;
  /** The last message kept before it; what stands after that one on the server is this turn, kept. */
  despuesDe: string | undefined;
  conversacionId: string | undefined;
  /** It began its conversation. */
  nueva: boolean;
  estado: 'escribiendo' | 'hecho' | 'detenido' | 'fallido';
  /** When it ended, in ms. */
  cerrado: number | undefined;
  texto: string;
  /** What is being looked up. */
  paso: string | undefined;
  motor: string | undefined;
  aviso: string | undefined;
  final: MensajeAsistente | undefined;
  /** What the server said of the failure. */
  detalle: Partial<Sentence> | undefined;
}

export const startTurno = (
  pregunta: string,
  conversacionId: string | undefined,
  despuesDe: string | undefined,
): Turno => ({
  pregunta,
  conversacionId,
  nueva: conversacionId === undefined,
  despuesDe,
  cerrado: undefined,
  estado: 'escribiendo',
  texto: '',
  paso: undefined,
  motor: undefined,
  aviso: undefined,
  final: undefined,
  detalle: undefined,
});

export const takeEvento = (turno: Turno, { evento, datos }: EventoFlujo): Turno => {
  switch (evento) {
    case 'inicio':
      return { ...turno, conversacionId: datos.conversacionId, motor: datos.motor };
    case 'paso':
      return { ...turno, paso: datos.texto };
    case 'texto':
      return { ...turno, paso: undefined, texto: turno.texto + datos.texto };
    case 'reinicio':
      return { ...turno, texto: '', paso: undefined, motor: datos.motor, aviso: datos.aviso };
    case 'fin':
      return { ...turno, conversacionId: datos.conversacionId, estado: 'hecho', final: datos.mensaje };
    case 'error':
      return { ...turno, estado: 'fallido', detalle: datos };
    default:
      // A newer server may send events that this page does not know.
      return turno;
  }
};

/** Of the question and its answer, how many the kept conversation already shows. */
export const keptOf = ({ despuesDe }: Turno, mensajes: MensajeAsistente[]): number =>
  mensajes.length - 1 - mensajes.findIndex(({ _id }) => _id === despuesDe);
