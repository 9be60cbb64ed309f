import { Injectable } from '@nestjs/common';
import type { EventoFlujo, MensajeAsistente, PropuestaAsistente } from '@pmp/contracts/ia';
import type { ModelMessage } from 'ai';
import type { PersonReader } from '../preguntas/person-reader';
import { LinkStripper } from '../proveedor/link-stripper';
import { Proveedor } from '../proveedor/proveedor';
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
  hoy: string;
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

  /** Removes links out of the app, both from the pieces and from the whole text. */
  async *write(): AsyncGenerator<EventoFlujo, void> {
    const { reader, hoy, proyectoAbierto, mensajes, texto, signal } = this.request;
    const stripper = new LinkStripper();
    const chunks = this.proveedor.converse({
      persona: reader.persona._id,
      instrucciones: instructionsOf(reader, hoy, proyectoAbierto),
      mensajes: [
        ...mensajes
          .slice(-MENSAJES_RECORDADOS)
          .filter((m) => m.texto !== '')
          .map(toModelMessage),
        { role: 'user', content: texto },
      ],
      herramientas: toolsOf({
        reader,
        hoy,
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
  }

  private *say(texto: string): Generator<EventoFlujo> {
    if (texto === '') return;
    this.texto += texto;
    yield { evento: 'texto', datos: { texto } };
  }
}

@Injectable()
export class ModelWriter {
  constructor(private readonly proveedor: Proveedor) {}

  begin(request: DraftRequest): ModelDraft {
    return new ModelDraft(this.proveedor, request);
  }
}
