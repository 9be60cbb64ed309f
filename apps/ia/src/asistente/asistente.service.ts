import { Injectable } from '@nestjs/common';
import {
  type EventoFlujo,
  type MensajeAsistente,
  type MensajeAsistenteBody,
  MOTOR_REGLAS,
  type PropuestaAsistente,
} from '@pmp/contracts/ia';
import { Calendario, type Caller, TokenReadings } from '@pmp/platform';
import type { Readable } from 'node:stream';
import type { PersonReader } from '../preguntas/person-reader';
import type { Idioma } from '../idioma/idioma';
import { MOTOR } from '../motor';
import type { Turno } from '../preguntas/comprension/dialogo';
import { type Reloj, relojOf } from '../preguntas/respuestas/contexto/redaccion';
import { ProveedorError } from '../proveedor/proveedor-error';
import { Proveedor } from '../proveedor/proveedor';
import { ConversacionesService } from './conversaciones/conversaciones.service';
import { AsistenteThrottle } from './asistente-throttle';
import { PersonReaders } from './lectores/person-readers';
import { ModelWriter } from './model-writer';
import { toSse } from './sse';

const DETENIDA = 'Respuesta detenida.';

/** Each question with its answer; one that was stopped has none. */
const turnosOf = (mensajes: readonly MensajeAsistente[]): Turno[] =>
  mensajes.flatMap(({ autor, texto }, at) => {
    const next = mensajes[at + 1];
    return autor === 'persona' ? [{ texto, respuesta: next?.autor === 'asistente' ? next.texto : '' }] : [];
  });

interface Exchange {
  _id: string;
  /** The messages before this one. */
  mensajes: MensajeAsistente[];
  reader: PersonReader;
  texto: string;
  proyectoAbierto: string | null;
  idioma: Idioma;
  reloj: Reloj;
  signal: AbortSignal;
}

interface WrittenAnswer {
  texto: string;
  sugerencias: string[];
  propuesta: PropuestaAsistente | null;
  motor: string;
  aviso: string | null;
  consulta: string | null;
  q: string | null;
}

/** Answers a message: with the model if there is one and it works, else with the rules. */
@Injectable()
export class AsistenteService {
  constructor(
    private readonly conversaciones: ConversacionesService,
    private readonly readers: PersonReaders,
    private readonly throttle: AsistenteThrottle,
    private readonly proveedor: Proveedor,
    private readonly modelo: ModelWriter,
    private readonly readings: TokenReadings,
    private readonly calendario: Calendario,
  ) {}

  async answer(caller: Caller, body: MensajeAsistenteBody, signal: AbortSignal) {
    const { exchange, leave } = await this.begin(caller, body, signal);
    let mensaje: MensajeAsistente | null = null;
    for await (const evento of this.events(exchange, leave)) {
      if (evento.evento === 'fin') mensaje = evento.datos.mensaje;
    }
    return { respuesta: mensaje!.texto, conversacionId: exchange._id, mensaje: mensaje! };
  }

  /** Refusals are thrown before the stream starts, as ordinary errors. */
  async stream(caller: Caller, body: MensajeAsistenteBody, signal: AbortSignal): Promise<Readable> {
    const { exchange, leave } = await this.begin(caller, body, signal);
    return toSse(this.events(exchange, leave));
  }

  private async begin(caller: Caller, body: MensajeAsistenteBody, signal: AbortSignal) {
    const leave = await this.throttle.enter(caller._id);
    try {
      const reader = await this.readers.of(caller);
      // An answer may tell of anything that the reader reaches, and names of it only the titles.
      if (caller.token)
        await this.readings.noteProjects(
          caller.token,
          reader.proyectos.map(({ _id }) => _id),
        );
      const { _id, mensajes } = await this.conversaciones.open(caller, body.conversacionId, body.mensaje);
      await this.conversaciones.append(_id, {
        autor: 'persona',
        texto: body.mensaje,
        sugerencias: [],
        propuesta: null,
        motor: null,
        aviso: null,
        consulta: null,
        q: null,
      });
      const proyectoAbierto = body.proyecto ?? null;
      const reloj = relojOf(new Date(), body.zona, this.calendario);
      const exchange: Exchange = {
        _id,
        mensajes,
        reader,
        texto: body.mensaje,
        proyectoAbierto,
        idioma: body.idioma ?? 'es',
        reloj,
        signal,
      };
      return { exchange, leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async *events(exchange: Exchange, leave: () => void): AsyncGenerator<EventoFlujo, void> {
    try {
      const motor = this.proveedor.nombre ?? MOTOR_REGLAS;
      yield { evento: 'inicio', datos: { conversacionId: exchange._id, motor } };
      const escrita = this.proveedor.nombre
        ? yield* this.byModel(exchange)
        : yield* this.byRules(exchange, null);
      const mensaje = await this.conversaciones.append(exchange._id, { autor: 'asistente', ...escrita });
      yield { evento: 'fin', datos: { conversacionId: exchange._id, mensaje } };
    } finally {
      leave();
    }
  }

  private async *byModel(exchange: Exchange): AsyncGenerator<EventoFlujo, WrittenAnswer> {
    const borrador = this.modelo.begin(exchange);
    try {
      yield* borrador.write();
    } catch (error) {
      if (!(error instanceof ProveedorError)) throw error;
      const aviso = error.message;
      yield { evento: 'reinicio', datos: { motor: MOTOR_REGLAS, aviso } };
      return yield* this.byRules(exchange, aviso);
    }
    return {
      texto: borrador.texto,
      sugerencias: [],
      propuesta: borrador.propuesta,
      motor: this.proveedor.nombre ?? MOTOR_REGLAS,
      aviso: exchange.signal.aborted ? DETENIDA : null,
      consulta: borrador.consulta,
      q: borrador.q,
    };
  }

  private async *byRules(
    exchange: Exchange,
    aviso: string | null,
  ): AsyncGenerator<EventoFlujo, WrittenAnswer> {
    const { texto, proyectoAbierto, reloj, reader, mensajes, idioma } = exchange;
    const respuesta = await MOTOR.answer(
      { texto, proyectoAbierto, anteriores: turnosOf(mensajes), reloj, idioma },
      reader,
    );
    yield { evento: 'texto', datos: { texto: respuesta.texto } };
    return { ...respuesta, motor: MOTOR_REGLAS, aviso };
  }
}
