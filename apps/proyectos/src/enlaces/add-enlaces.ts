import { Injectable } from '@nestjs/common';
import { enlaceEstado, MAX_ENLACES_POR_ELEMENTO, type TipoEnlace } from '@pmp/contracts/proyectos';
import type { Tx } from '@pmp/platform';
import { Types } from 'mongoose';
import { Kinds } from '../elementos/kinds/kinds';
import { ElementoEvents } from '../elementos/events/elemento-events';
import { CountBloqueos } from './count-bloqueos';
import { toEnlaceEstado } from './enlace.mapper';
import { newEnlace, parOf } from './enlace.rules';
import type { EnlaceDoc } from './enlace.model';
import { EnlacesRepository } from './enlaces.repository';
import { enlazadoOf, Extremos, type Found } from './extremos';
import { HeldUp } from './held-up';

interface NewLink {
  _id: string;
  tipo: TipoEnlace;
  origen: string;
  destino: string;
}

const idsOf = (links: readonly NewLink[]): Types.ObjectId[] =>
  [...new Set(links.flatMap(({ origen, destino }) => [origen, destino]))].map((id) => new Types.ObjectId(id));

/** Makes many links at once, in the transaction of whoever brings them along; nobody is told of each. */
@Injectable()
export class AddEnlaces {
  constructor(
    private readonly enlaces: EnlacesRepository,
    private readonly extremos: Extremos,
    private readonly kinds: Kinds,
    private readonly bloqueos: CountBloqueos,
    private readonly events: ElementoEvents,
  ) {}

  /** How many there are now that were not before: those of which an end is gone, or that may not be, are passed over. */
  async add(links: readonly NewLink[], creador: string, tx: Tx): Promise<number> {
    if (!links.length) return 0;
    await this.enlaces.takeTurn(tx);
    const found = await this.extremos.findMany(idsOf(links), tx.session);
    const ends = new Map(found.map((one) => [one.doc._id.toHexString(), one]));
    const docs = await this.those(links, ends, creador, tx);
    if (!docs.length) return 0;
    await this.enlaces.insertMany(docs, tx);
    for (const doc of docs) tx.state(enlaceEstado, doc._id.toHexString(), doc.version, toEnlaceEstado(doc));
    const used = new Set(docs.flatMap(({ origen, destino }) => [String(origen._id), String(destino._id)]));
    for (const id of used) {
      const { kind, doc } = ends.get(id)!;
      this.kinds.of(kind).expectLiving(doc, tx);
    }
    const blocking = docs.filter(({ tipo }) => tipo === 'bloquea');
    for (const id of new Set(blocking.map(({ origen }) => String(origen._id))))
      await this.markBlocker(ends.get(id)!, tx);
    await this.bloqueos.silently(
      blocking.map(({ destino }) => destino._id),
      creador,
      tx,
    );
    return docs.length;
  }

  private async those(
    links: readonly NewLink[],
    ends: ReadonlyMap<string, Found>,
    creador: string,
    { session }: Tx,
  ): Promise<EnlaceDoc[]> {
    const there = await this.enlaces.findOf(idsOf(links), session);
    const pairs = new Set(there.map(({ par }) => par));
    const counts = new Map<string, number>();
    const count = (id: string): void => void counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const { origen, destino } of there) [origen, destino].forEach(({ _id }) => count(String(_id)));
    const heldUp = await this.heldUpBy(links, { session });
    const now = new Date();
    return links.flatMap((link) => {
      const [origen, destino] = [ends.get(link.origen), ends.get(link.destino)];
      const par = parOf(link.tipo, link.origen, link.destino);
      if (!origen || !destino || pairs.has(par)) return [];
      if ([link.origen, link.destino].some((id) => (counts.get(id) ?? 0) >= MAX_ENLACES_POR_ELEMENTO))
        return [];
      if (link.tipo === 'bloquea') {
        if (heldUp.reaches(link.destino, link.origen)) return [];
        heldUp.add(link.origen, link.destino);
      }
      pairs.add(par);
      [link.origen, link.destino].forEach(count);
      const both = { origen: enlazadoOf(origen), destino: enlazadoOf(destino) };
      return [newEnlace(link, both, { creador, now })];
    });
  }

  /** All that waits, directly or not, for what is to wait because of these. */
  private async heldUpBy(links: readonly NewLink[], { session }: Pick<Tx, 'session'>): Promise<HeldUp> {
    const heldUp = new HeldUp();
    const seen = new Set<string>();
    let frontier = links.filter(({ tipo }) => tipo === 'bloquea').map(({ destino }) => destino);
    while (frontier.length) {
      for (const id of frontier) seen.add(id);
      const next = await this.enlaces.heldUpBy(
        frontier.map((id) => new Types.ObjectId(id)),
        session,
      );
      for (const { origen, destino } of next) heldUp.add(String(origen._id), String(destino._id));
      frontier = [...new Set(next.map(({ destino }) => String(destino._id)))].filter((id) => !seen.has(id));
    }
    return heldUp;
  }

  private async markBlocker({ kind, doc }: Found, tx: Tx): Promise<void> {
    if (doc.bloquea) return;
    const marked = await this.kinds.of(kind).mark(doc, { bloquea: true }, tx.session);
    this.events.state(tx, kind, marked);
  }
}
