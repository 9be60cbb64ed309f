import { ENLAZABLES, MAX_ENLACES_POR_ELEMENTO, type TipoEnlace } from '@pmp/contracts/proyectos';
import { parOf } from '../../enlaces/enlace.rules';
import { HeldUp } from '../../enlaces/held-up';
import type { Link } from '../almacen/importacion.model';
import type { Relacion } from './item/item';
import type { Place } from './tree.rules';

export interface LinkFacts {
  /** Where the thing with this key is, or will be. */
  placeOf(clave: string): Place | undefined;
  /** Whether the import makes it: links between what was there before are for people to make. */
  isNew(id: string): boolean;
  /** What is linked in the project already. */
  existing: readonly Link[];
}

export interface RowLinks {
  enlaces: Link[];
  /** What cannot be, as the row says it. */
  fuera: Relacion[];
}

const canBeLinked = (place: Place | undefined): place is Place =>
  !!place && (ENLAZABLES as readonly string[]).includes(place.tipo);

/** Decides about links row by row, in their order: none twice, none in a circle, no more than an item may have. */
export class LinkPlan {
  private readonly pairs = new Set<string>();
  private readonly counts = new Map<string, number>();
  private readonly heldUp = new HeldUp();

  constructor(private readonly facts: LinkFacts) {
    for (const link of facts.existing) this.keep(link);
  }

  of(place: Place | undefined, relaciones: readonly Relacion[]): RowLinks {
    const found: RowLinks = { enlaces: [], fuera: [] };
    for (const said of relaciones) {
      const other = this.facts.placeOf(said.otra);
      if (!canBeLinked(place) || !canBeLinked(other) || place.id === other.id) {
        found.fuera.push(said);
        continue;
      }
      const [origen, destino] = said.hacia ? [place.id, other.id] : [other.id, place.id];
      const link = { tipo: said.tipo, origen, destino };
      // Jira says each link at both of its ends.
      if (this.pairs.has(parOf(link.tipo, origen, destino))) continue;
      if (!this.facts.isNew(origen) && !this.facts.isNew(destino)) continue;
      if (!this.mayBe(link)) found.fuera.push(said);
      else {
        this.keep(link);
        found.enlaces.push(link);
      }
    }
    return found;
  }

  private mayBe({ tipo, origen, destino }: Link): boolean {
    const isFull = [origen, destino].some((id) => (this.counts.get(id) ?? 0) >= MAX_ENLACES_POR_ELEMENTO);
    return !isFull && (tipo !== 'bloquea' || !this.heldUp.reaches(destino, origen));
  }

  private keep({ tipo, origen, destino }: Link): void {
    this.pairs.add(parOf(tipo, origen, destino));
    for (const id of [origen, destino]) this.counts.set(id, (this.counts.get(id) ?? 0) + 1);
    if (tipo === 'bloquea') this.heldUp.add(origen, destino);
  }
}

const SAID: Record<TipoEnlace, readonly [string, string]> = {
  bloquea: ['Bloquea', 'Bloqueada por'],
  duplica: ['Duplica', 'Duplicada por'],
  relaciona: ['Relacionada con', 'Relacionada con'],
};

/** The line of the comment about the origin that tells of it. */
export const tellRelacion = ({ tipo, hacia, otra }: Relacion): string =>
  `${SAID[tipo][hacia ? 0 : 1]} en el origen: ${otra}`;
