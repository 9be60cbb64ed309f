import { type Caller, CommandClient, datosDePersona, PersonData, type PersonPage } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { SERVICIOS_CON_PERSONAS } from './servicios-con-personas';

const PATIENCE_MS = 60_000;

type NextPage = (cursor: string | null) => Promise<PersonPage>;

/** Everything that the product keeps of a person, as JSON; of files, their names and where to download them. */
@Injectable()
export class OwnData {
  constructor(
    private readonly own: PersonData,
    private readonly commands: CommandClient,
  ) {}

  /** Throws before the first byte if a service is away: half of the data would look like all of it. */
  async export({ _id }: Caller): Promise<AsyncGenerator<string>> {
    const sources: [servicio: string, next: NextPage][] = [
      ['usuarios', (cursor) => this.own.page(_id, cursor)],
      ...SERVICIOS_CON_PERSONAS.map((servicio): [string, NextPage] => [
        servicio,
        (cursor) => this.commands.ask(datosDePersona(servicio), { _id, cursor }, { timeoutMs: PATIENCE_MS }),
      ]),
    ];
    const firsts: PersonPage[] = [];
    for (const [, next] of sources) firsts.push(await next(null));
    return rows(sources, firsts);
  }
}

async function* rows(sources: [string, NextPage][], firsts: PersonPage[]): AsyncGenerator<string> {
  yield `{"success":true,"generado":${JSON.stringify(new Date().toISOString())},"datos":[`;
  let comma = '';
  for (const [n, [servicio, next]] of sources.entries()) {
    for (let page = firsts[n]!; ; page = await next(page.siguiente)) {
      for (const { coleccion, dato } of page.filas) {
        yield `${comma}\n${JSON.stringify({ servicio, coleccion, dato })}`;
        comma = ',';
      }
      if (page.siguiente === null) break;
    }
  }
  yield ']}\n';
}
