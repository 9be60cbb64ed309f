import { Injectable } from '@nestjs/common';
import type { EventoFlujo, MensajeAsistente, PropuestaAsistente } from '@pmp/contracts/ia';
import type { ModelMessage } from 'ai';
import type { Idioma } from '../idioma/idioma';
import { lenguaOf } from '../idioma/lengua';
import type { PersonReader } from '../preguntas/person-reader';
import { hoyOf, type Reloj } from '../preguntas/respuestas/contexto/redaccion';
import { LinkStripper } from '../proveedor/link-stripper';
import { Facts } from '../proveedor/figures.rules';
import { Proveedor } from '../proveedor/proveedor';
import { ProveedorError } from '../proveedor/proveedor-error';
import { toolsOf, PASOS } from './herramientas/tools';
import { instructionsOf } from './instructions';

/** How much of the conversation the model gets. */
const MENSAJES_RECORDADOS = 12;
const LETRAS_RECORDADAS = 2_000;

export interface DraftRequest {
  reader: PersonReader;
  mensajes: readonly MensajeAsistente[];
  texto: string;
  proyectoAbierto: string | null;
  /** Of the person's screen. */
  idioma?: Idioma;
  reloj: Reloj;
  signal: AbortSignal;
}

const toModelMessage = ({ autor, texto }: Pick<MensajeAsistente, 'autor' | 'texto'>): ModelMessage => ({
  role: autor === 'persona' ? 'user' : 'assistant',
  content: texto.slice(0, LETRAS_RECORDADAS),
});

/** An answer that the model is writing: its text so far, and its proposal. */
export class ModelDraft {
  texto = '';
  propuesta: PropuestaAsistente | null = null;
  /** What may be said: what the tools have told, and what the person and the instructions say. */
  private readonly facts = new Facts();
  private shown = 0;
  private readonly consultas = new Map<string, string | null>();

  constructor(
    private readonly proveedor: Proveedor,
    private readonly request: DraftRequest,
  ) {}

  /** What the model looked up through the rules, in words. */
  get consulta(): string | null {
    return [...this.consultas.keys()].join('; ') || null;
  }

  /** The same in the language of queries, if it was one look-up. */
  get q(): string | null {
    const [first = null, ...others] = this.consultas.values();
    return others.length ? null : first;
  }

  /**
   * Removes links out of the app, both from the pieces and from the whole text. What has a figure or a key that nobody told
   * is held back, and at the end thrown as ProveedorError.
   */
  async *write(): AsyncGenerator<EventoFlujo, void> {
    const { reader, reloj, proyectoAbierto, mensajes, texto, signal, idioma } = this.request;
    const stripper = new LinkStripper();
    for (const known of [hoyOf(reloj), texto, ...mensajes.map((one) => one.texto)]) this.facts.add(known);
    const chunks = this.proveedor.converse({
      persona: reader.persona._id,
      instrucciones: instructionsOf(reader, hoyOf(reloj), proyectoAbierto, lenguaOf(texto, idioma)),
      mensajes: [
        ...mensajes
          .slice(-MENSAJES_RECORDADOS)
          .filter((m) => m.texto !== '')
          .map(toModelMessage),
        { role: 'user', content: texto },
      ],
      herramientas: toolsOf({
        reader,
        reloj,
        told: (result) => this.facts.add(result),
        propose: (propuesta) => (this.propuesta = propuesta),
        cite: (consulta, q = null) => this.consultas.set(consulta, q),
      }),
      signal,
    });
    for await (const chunk of chunks) {
      if (chunk.tipo === 'herramienta') {
        yield { evento: 'paso', datos: { texto: PASOS[chunk.nombre] ?? 'Consultando…' } };
      } else {
        yield* this.say(stripper.push(chunk.texto));
      }
    }
    yield* this.say(stripper.end());
    // Stopped by the person, it is what it is.
    if (this.shown < this.texto.length && !signal.aborted) throw new ProveedorError('inventado');
    this.texto = this.texto.slice(0, this.shown);
  }

  private *say(texto: string): Generator<EventoFlujo> {
    this.texto += texto;
    const nuevo = this.texto.slice(this.shown);
    if (nuevo === '' || !this.facts.cover(this.texto)) return;
    this.shown = this.texto.length;
    yield { evento: 'texto', datos: { texto: nuevo } };
  }
}

@Injectable()
export class ModelWriter {
  constructor(private readonly proveedor: Proveedor) {}

  begin(request: DraftRequest): ModelDraft {
    return new ModelDraft(this.proveedor, request);
  }
}
