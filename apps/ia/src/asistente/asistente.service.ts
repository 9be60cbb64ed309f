import { Injectable } from '@nestjs/common';
import {
  type EventoFlujo,
  type MensajeAsistente,
  type MensajeAsistenteBody,
  MOTOR_REGLAS,
  type Propuesta,
} from '@pmp/contracts/ia';
import { Calendario, type Caller } from '@pmp/platform';
import type { Readable } from 'node:stream';
import type { Lector } from '../preguntas/lector';
import { responder } from '../preguntas/responder';
import { hoyOf } from '../preguntas/respuestas/redaccion';
import { PROPUESTAS } from '../propuestas/propuestas';
import { FalloDeProveedor } from '../proveedor/fallo';
import { Proveedor } from '../proveedor/proveedor';
import { ConversacionesService } from './conversaciones.service';
import { Freno } from './freno';
import { Lectores } from './lectores';
import { MotorModelo } from './motor-modelo';
import { toSse } from './sse';

const DETENIDA = 'Respuesta detenida.';

interface Charla {
  _id: string;
  /** Before this message. */
  mensajes: MensajeAsistente[];
  lector: Lector;
  texto: string;
  proyectoAbierto: string | null;
  hoy: string;
  signal: AbortSignal;
}

interface Escrita {
  texto: string;
  sugerencias: string[];
  propuesta: Propuesta | null;
  motor: string;
  aviso: string | null;
}

/** One message and its answer: by the model where there is one and it works, else by the rules. */
@Injectable()
export class AsistenteService {
  constructor(
    private readonly conversaciones: ConversacionesService,
    private readonly lectores: Lectores,
    private readonly freno: Freno,
    private readonly proveedor: Proveedor,
    private readonly modelo: MotorModelo,
    private readonly calendario: Calendario,
  ) {}

  async answer(caller: Caller, body: MensajeAsistenteBody, signal: AbortSignal) {
    const { charla, leave } = await this.begin(caller, body, signal);
    let mensaje: MensajeAsistente | null = null;
    for await (const evento of this.events(charla, leave)) {
      if (evento.evento === 'fin') mensaje = evento.datos.mensaje;
    }
    return { respuesta: mensaje!.texto, conversacionId: charla._id, mensaje: mensaje! };
  }

  /** Refusals come before the stream, as ordinary errors. */
  async stream(caller: Caller, body: MensajeAsistenteBody, signal: AbortSignal): Promise<Readable> {
    const { charla, leave } = await this.begin(caller, body, signal);
    return toSse(this.events(charla, leave));
  }

  private async begin(caller: Caller, body: MensajeAsistenteBody, signal: AbortSignal) {
    const leave = this.freno.enter(caller._id);
    try {
      const lector = await this.lectores.of(caller);
      const { _id, mensajes } = await this.conversaciones.open(caller, body.conversacionId, body.mensaje);
      await this.conversaciones.append(_id, {
        autor: 'persona',
        texto: body.mensaje,
        sugerencias: [],
        propuesta: null,
        motor: null,
        aviso: null,
      });
      const proyectoAbierto = body.proyecto ?? null;
      const hoy = hoyOf(new Date(), body.zona, this.calendario);
      const charla: Charla = { _id, mensajes, lector, texto: body.mensaje, proyectoAbierto, hoy, signal };
      return { charla, leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async *events(charla: Charla, leave: () => void): AsyncGenerator<EventoFlujo, void> {
    try {
      const motor = this.proveedor.nombre ?? MOTOR_REGLAS;
      yield { evento: 'inicio', datos: { conversacionId: charla._id, motor } };
      const escrita = this.proveedor.nombre ? yield* this.byModel(charla) : yield* this.byRules(charla, null);
      const mensaje = await this.conversaciones.append(charla._id, { autor: 'asistente', ...escrita });
      yield { evento: 'fin', datos: { conversacionId: charla._id, mensaje } };
    } finally {
      leave();
    }
  }

  private async *byModel(charla: Charla): AsyncGenerator<EventoFlujo, Escrita> {
    const borrador = this.modelo.begin(charla);
    try {
      yield* borrador.write();
    } catch (error) {
      if (!(error instanceof FalloDeProveedor)) throw error;
      const aviso = error.message;
      yield { evento: 'reinicio', datos: { motor: MOTOR_REGLAS, aviso } };
      return yield* this.byRules(charla, aviso);
    }
    return {
      texto: borrador.texto,
      sugerencias: [],
      propuesta: borrador.propuesta,
      motor: this.proveedor.nombre ?? MOTOR_REGLAS,
      aviso: charla.signal.aborted ? DETENIDA : null,
    };
  }

  private async *byRules(charla: Charla, aviso: string | null): AsyncGenerator<EventoFlujo, Escrita> {
    const { texto, proyectoAbierto, hoy, lector, mensajes } = charla;
    const anterior = mensajes.findLast(({ autor }) => autor === 'persona')?.texto ?? null;
    const respuesta = await responder({ texto, proyectoAbierto, anterior, hoy }, lector, PROPUESTAS);
    yield { evento: 'texto', datos: { texto: respuesta.texto } };
    return { ...respuesta, motor: MOTOR_REGLAS, aviso };
  }
}
