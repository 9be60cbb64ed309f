import { Injectable } from '@nestjs/common';
import {
  type Difference,
  fromLines,
  type ImportPlan,
  Offer,
  type Owner,
  pull,
  subjectOf,
  toLines,
} from '@pmp/paquete';
import {
  type About,
  comprobarPaquete,
  escribirPaquete,
  leerPaquete,
  type ProjectName,
  type ProjectPart,
  type Read,
  type StoredVersions,
  toWire,
  type Wanted,
} from '@pmp/paquete/servicio';
import { Broker, CommandClient } from '@pmp/platform';
import { objectId } from '../../storage/object-id';

/** The database ends a transaction after a minute; before it, the files are taken over. */
const WRITE_MS = 10 * 60_000;
const CHECK_MS = 30_000;

type Remote = Exclude<Owner, 'proyectos'>;
/** Messages are copied by nobody. */
const COPIED = { sprints: ['sprints'], mensajes: [] } as const;

type Framed = Exclude<Read, { bytes: Buffer }> | { bytes: string };

/** Asks the other services for their parts of a project. */
@Injectable()
export class RemoteParts {
  constructor(
    private readonly commands: CommandClient,
    private readonly broker: Broker,
  ) {}

  of(owner: Remote): ProjectPart {
    return {
      read: (about) => this.read(owner, about),
      check: (proyecto, difference) => this.check(owner, proyecto, difference),
      write: (plan) => this.write(owner, plan),
    };
  }

  private async *read(owner: Remote, { proyecto, equipo, kinds, conBytes }: About): AsyncGenerator<Read> {
    const canal = String(objectId());
    await this.commands.ask(leerPaquete(owner), {
      canal,
      proyecto: proyecto.toHexString(),
      equipo: equipo?.toHexString() ?? null,
      kinds: [...kinds],
      conBytes,
    });
    const from = pull(this.commands.unwrap(), this.broker.subject(subjectOf(canal)));
    for await (const one of fromLines<Framed>(from))
      yield 'bytes' in one ? { bytes: Buffer.from(one.bytes, 'base64') } : one;
  }

  private async check(
    owner: Remote,
    { _id, clave }: ProjectName,
    difference: Difference,
  ): Promise<StoredVersions> {
    const copied = Object.fromEntries(COPIED[owner].map((kind) => [kind, difference[kind]]));
    const question = { proyecto: { _id, clave }, difference: copied };
    const reply = await this.commands.ask(comprobarPaquete(owner), question, { timeoutMs: CHECK_MS });
    const { next, subjects, conflicts } = reply;
    return { next: new Map(Object.entries(next)), subjects: new Map(Object.entries(subjects)), conflicts };
  }

  private async write(owner: Remote, plan: ImportPlan): Promise<void> {
    const canal = String(objectId());
    const subject = this.broker.subject(subjectOf(canal));
    const offer = await Offer.open(this.commands.unwrap(), subject, (wanted) =>
      toLines(this.given(owner, plan, wanted as Wanted)),
    );
    try {
      await this.commands.ask(escribirPaquete(owner), { canal }, { timeoutMs: WRITE_MS });
    } finally {
      offer.close();
    }
  }

  private async *given(owner: Remote, plan: ImportPlan, wanted: Wanted): AsyncGenerator<unknown> {
    if (wanted.que === 'plan') yield toWire(plan);
    if (wanted.que === 'lineas') yield* plan.linesOf(wanted.kinds);
    if (wanted.que === 'contado') yield* plan.told();
    if (wanted.que !== 'archivos') return;
    for await (const { file, bytes } of plan.filesOf(owner)) yield { file, bytes: bytes.toString('base64') };
  }
}
