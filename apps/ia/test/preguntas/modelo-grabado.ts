import type { MensajeAsistente } from '@pmp/contracts/ia';
import { dice, llama, OpenaiServer, type Peticion, type Script } from '../servidor-openai';
import { PORTAL, RELOJ, TIENDA } from './espacio';
import { frozenReader } from './frozen-reader';
import { recordingOf } from './grabacion';
import type { PreguntaComprobada } from './pregunta';
import { answer, type Resultado } from './score';

const ABIERTOS = { TIENDA: TIENDA._id, PORTAL: PORTAL._id };

const textOf = (content: string): string => {
  if (!content.startsWith('{')) return content;
  const { texto } = JSON.parse(content) as { texto?: string };
  return texto ?? content;
};

/** What the tools have said, word for word. */
const copied: Script = (response, peticion: Peticion) =>
  dice(
    peticion.messages
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => textOf(content ?? ''))
      .join('\n'),
  )(response, peticion);

/** A provider that calls what was recorded and repeats what it is told: only the tools can be right or wrong. */
class RecordedModel {
  private constructor(private readonly server: OpenaiServer) {}

  static async start(): Promise<RecordedModel> {
    return new RecordedModel(await OpenaiServer.start());
  }

  get url(): string {
    return this.server.url;
  }

  /** Prepares what it does when it is asked this next. */
  expectPregunta(pregunta: PreguntaComprobada): void {
    const { llamadas = [], dice: texto = undefined } = recordingOf(pregunta) ?? {};
    this.server.play(
      ...llamadas.map(([herramienta, entrada]) => llama(herramienta, entrada)),
      texto === undefined ? copied : dice(texto),
    );
  }

  close(): void {
    this.server.close();
  }
}

/** What the service's settings want besides; nothing here connects to either. */
const NOWHERE = { PORT: '0', MONGODB_URI: 'mongodb://127.0.0.1:1', NATS_URL: 'nats://127.0.0.1:1' };

/** Asks as the service does with a model; the recorded one, unless the environment names a provider. */
export async function startModel() {
  const recorded = process.env['IA_PROVEEDOR'] ? null : await RecordedModel.start();
  Object.assign(process.env, { ...NOWHERE, ...process.env });
  if (recorded)
    Object.assign(process.env, { IA_PROVEEDOR: 'openai', IA_URL: recorded.url, IA_MODELO: 'grabado' });
  // Its settings are read once, when it is loaded.
  const { Proveedor } = await import('../../src/proveedor/proveedor');
  const { ModelDraft } = await import('../../src/asistente/model-writer');
  const budget = { spend: () => Promise.resolve({ settle: () => Promise.resolve() }) };
  const proveedor = new Proveedor(budget as never, { warn: () => undefined } as never);
  const ask = async (pregunta: PreguntaComprobada): Promise<Resultado['respuesta']> => {
    const { pregunta: texto, quien = 'lucia', abierto = 'TIENDA', tras = [] } = pregunta;
    recorded?.expectPregunta(pregunta);
    const draft = new ModelDraft(proveedor, {
      reader: frozenReader(quien),
      mensajes: (await before(pregunta, tras)) as MensajeAsistente[],
      texto,
      proyectoAbierto: abierto && ABIERTOS[abierto],
      reloj: RELOJ,
      signal: new AbortController().signal,
    });
    for await (const _evento of draft.write());
    return { texto: draft.texto, propuesta: draft.propuesta, consulta: draft.consulta };
  };
  return { nombre: recorded ? 'grabado' : proveedor.modelo, ask, close: () => recorded?.close() };
}

/** The conversation so far, answered by the rules. */
async function before(pregunta: PreguntaComprobada, tras: readonly string[]) {
  const mensajes: Pick<MensajeAsistente, 'autor' | 'texto'>[] = [];
  for (const [at, texto] of tras.entries()) {
    const { texto: dicho } = await answer({ ...pregunta, pregunta: texto, tras: tras.slice(0, at) });
    mensajes.push({ autor: 'persona', texto }, { autor: 'asistente', texto: dicho });
  }
  return mensajes;
}
