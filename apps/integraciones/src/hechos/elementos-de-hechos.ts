import { Inject, Injectable } from '@nestjs/common';
import { estadosDe } from '@pmp/contracts/common';
import type { Envio } from '@pmp/contracts/integraciones';
import { epicaEstado, historiaEstado, tareaEstado } from '@pmp/contracts/proyectos';
import { CommandClient, DomainError, LOGGER } from '@pmp/platform';
import type { Logger } from 'pino';
import { Personas } from '../personas/personas';
import type { Contado, Sobre } from './envio.rules';

export const WEB_DE_ENVIOS = Symbol('WEB_DE_ENVIOS');

const QUESTIONS = {
  epica: estadosDe(epicaEstado),
  historia: estadosDe(historiaEstado),
  tarea: estadosDe(tareaEstado),
};
/** In one question: an element with a long description has some 10 kB. */
const AT_ONCE = 50;

type Elemento = NonNullable<Envio['data']['elemento']>;

/**
 * Adds to what is told how the element that it is about is by now, as its owner says, and who did it: a receiver needs
 * no other call to say something that a person understands.
 */
@Injectable()
export class ElementosDeHechos {
  constructor(
    private readonly commands: CommandClient,
    private readonly personas: Personas,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(WEB_DE_ENVIOS) private readonly web: string | undefined,
  ) {}

  /** Throws while their owner does not answer: they wait with the facts that they belong to. */
  async complete(contados: readonly Contado[]): Promise<Contado[]> {
    const [elementos, personaOf] = await Promise.all([
      this.read(contados.flatMap(({ sobre }) => sobre ?? [])),
      this.personas.find(contados.flatMap(({ envio }) => envio.data.autor ?? [])),
    ]);
    return contados.map(({ envio, ...contado }) => {
      const { autor } = envio.data;
      const elemento = elementos.get(contado.sobre?._id ?? '') ?? null;
      const persona = autor === null ? null : personaOf(autor);
      const data = {
        ...envio.data,
        persona: persona && { _id: persona._id, nombre: persona.nombre },
        clave: elemento?.clave ?? null,
        url: this.web && elemento?.clave ? `${this.web.replace(/\/$/, '')}/${elemento.clave}` : null,
        elemento,
      };
      return { ...contado, envio: { ...envio, data } };
    });
  }

  private async read(sobre: readonly Sobre[]): Promise<Map<string, Elemento>> {
    const found = new Map<string, Elemento>();
    for (const entidad of ['epica', 'historia', 'tarea'] as const) {
      const ids = [...new Set(sobre.filter((each) => each.entidad === entidad).map(({ _id }) => _id))];
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const vistos = Object.fromEntries(ids.slice(at, at + AT_ONCE).map((id) => [id, 0]));
        for (const { _id, version, datos } of await this.ask(entidad, vistos))
          if (datos) found.set(_id, { entidad, _id, version, ...datos });
      }
    }
    return found;
  }

  private async ask(entidad: Sobre['entidad'], vistos: Record<string, number>) {
    try {
      return (await this.commands.ask(QUESTIONS[entidad], { vistos })).estados;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unavailable') throw error;
      // Its owner is of another version, say: it would fail as well for ever, and hold up all that comes after it.
      this.logger.error({ err: error, entidad }, 'webhooks: los hechos se cuentan sin su elemento');
      return [];
    }
  }
}
