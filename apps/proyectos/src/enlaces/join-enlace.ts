import { Injectable } from '@nestjs/common';
import { erroresProyectos, MAX_ENLACES_POR_ELEMENTO } from '@pmp/contracts/proyectos';
import { DomainError, type Caller, type Tx } from '@pmp/platform';
import { ElementoEvents } from '../elementos/events/elemento-events';
import { Kinds } from '../elementos/kinds/kinds';
import { Presenter } from '../elementos/present/presenter';
import { CountBloqueos } from './count-bloqueos';
import type { EnlaceDoc } from './enlace.model';
import { EnlacesRepository } from './enlaces.repository';
import { Extremos, type Found } from './extremos';

export interface Ends {
  origen: Found;
  destino: Found;
}

/** What a link that is made and one that is restored must fulfil, and what each does to its ends. */
@Injectable()
export class JoinEnlace {
  constructor(
    private readonly enlaces: EnlacesRepository,
    private readonly extremos: Extremos,
    private readonly kinds: Kinds,
    private readonly presenter: Presenter,
    private readonly bloqueos: CountBloqueos,
    private readonly events: ElementoEvents,
  ) {}

  /** Whoever works on the origin may link it with whatever they see. */
  async openEnds(caller: Caller, origen: string, destino: string, { session }: Tx): Promise<Ends> {
    return {
      origen: await this.extremos.open(caller, 'proyecto.editar', origen, session),
      destino: await this.extremos.open(caller, 'proyecto.ver', destino, session),
    };
  }

  /**
   * Throws unless the link may be. Links are made one after the other: two people who close a circle at the same moment
   * would each see only their own half of it.
   */
  async assertMayBe({ tipo }: Pick<EnlaceDoc, 'tipo'>, { origen, destino }: Ends, tx: Tx): Promise<void> {
    await this.enlaces.takeTurn(tx);
    for (const { doc } of [origen, destino]) {
      if ((await this.enlaces.countOf(doc._id, tx.session)) < MAX_ENLACES_POR_ELEMENTO) continue;
      const { titulo } = doc;
      throw new DomainError(erroresProyectos.demasiadosEnlaces, { titulo, max: MAX_ENLACES_POR_ELEMENTO });
    }
    if (tipo !== 'bloquea' || !(await this.reaches(destino, origen, tx))) return;
    throw new DomainError(erroresProyectos.enlaceEnCirculo, {
      origen: origen.doc.titulo,
      destino: destino.doc.titulo,
    });
  }

  /** Once it is stored: neither end may be gone by now, and what waits is counted. */
  async joined({ tipo }: EnlaceDoc, { origen, destino }: Ends, autor: string, tx: Tx): Promise<void> {
    for (const { kind, doc } of [origen, destino]) this.kinds.of(kind).expectLiving(doc, tx);
    if (tipo !== 'bloquea') return;
    await this.markBlocker(origen, autor, tx);
    await this.bloqueos.of([destino.doc._id], autor, tx);
  }

  /** From now on whoever completes it makes what waits for it be counted; an edit that began before has to read it again. */
  private async markBlocker({ kind, doc }: Found, autor: string, tx: Tx): Promise<void> {
    if (doc.bloquea) return;
    const marked = await this.kinds.of(kind).mark(doc, { bloquea: true }, tx.session);
    const [shape = null] = await this.presenter.presentAll(kind, [marked], { session: tx.session });
    this.events.marked(tx, kind, marked, shape, autor);
  }

  /** Whether something else already waits, directly or not, for what is to wait for it. Deleted ends count: they may return. */
  private async reaches(from: Found, to: Found, { session }: Tx): Promise<boolean> {
    const seen = new Set<string>();
    let frontier = [from.doc._id];
    while (frontier.length) {
      const next = (await this.enlaces.heldUpBy(frontier, session)).map(({ destino }) => destino._id);
      if (next.some((id) => id.equals(to.doc._id))) return true;
      frontier = [...new Map(next.map((id) => [id.toHexString(), id]))]
        .filter(([id]) => !seen.has(id))
        .map(([, id]) => id);
      for (const id of frontier) seen.add(id.toHexString());
    }
    return false;
  }
}
