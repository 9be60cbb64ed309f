import { Injectable } from '@nestjs/common';
import type { EventoFlujo, MensajeAsistente, Propuesta } from '@pmp/contracts/ia';
import type { ModelMessage } from 'ai';
import type { Lector } from '../preguntas/lector';
import { LimpiadorDeEnlaces } from '../proveedor/limpiar';
import { Proveedor } from '../proveedor/proveedor';
import { herramientasOf, PASOS } from './herramientas';
import { instruccionesOf } from './instrucciones';

/** Of the conversation, what the model is reminded of. */
const MENSAJES_RECORDADOS = 12;
const LETRAS_RECORDADAS = 2_000;

export interface Encargo {
  lector: Lector;
  mensajes: readonly MensajeAsistente[];
  texto: string;
  proyectoAbierto: string | null;
  hoy: string;
  signal: AbortSignal;
}

const toModelMessage = ({ autor, texto }: Pick<MensajeAsistente, 'autor' | 'texto'>): ModelMessage => ({
  role: autor === 'persona' ? 'user' : 'assistant',
  content: texto.slice(0, LETRAS_RECORDADAS),
});

/** An answer being written by the model: what it says so far, and what it proposes. */
export class Borrador {
  texto = '';
  propuesta: Propuesta | null = null;

  constructor(
    private readonly proveedor: Proveedor,
    private readonly encargo: Encargo,
  ) {}

  /** Links out of the app leave neither in the pieces nor in the whole. */
  async *write(): AsyncGenerator<EventoFlujo, void> {
    const { lector, hoy, proyectoAbierto, mensajes, texto, signal } = this.encargo;
    const limpiador = new LimpiadorDeEnlaces();
    const piezas = this.proveedor.converse({
      persona: lector.persona._id,
      instrucciones: instruccionesOf(lector, hoy, proyectoAbierto),
      mensajes: [
        ...mensajes
          .slice(-MENSAJES_RECORDADOS)
          .filter((m) => m.texto !== '')
          .map(toModelMessage),
        { role: 'user', content: texto },
      ],
      herramientas: herramientasOf({ lector, hoy, propose: (propuesta) => (this.propuesta = propuesta) }),
      signal,
    });
    for await (const pieza of piezas) {
      if (pieza.tipo === 'herramienta') {
        yield { evento: 'paso', datos: { texto: PASOS[pieza.nombre] ?? 'Consultando…' } };
      } else {
        yield* this.say(limpiador.push(pieza.texto));
      }
    }
    yield* this.say(limpiador.end());
  }

  private *say(texto: string): Generator<EventoFlujo> {
    if (texto === '') return;
    this.texto += texto;
    yield { evento: 'texto', datos: { texto } };
  }
}

@Injectable()
export class MotorModelo {
  constructor(private readonly proveedor: Proveedor) {}

  begin(encargo: Encargo): Borrador {
    return new Borrador(this.proveedor, encargo);
  }
}
