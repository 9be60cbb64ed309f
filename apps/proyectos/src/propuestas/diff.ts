import { Injectable } from '@nestjs/common';
import type { CambioPropuesto } from '@pmp/contracts/proyectos';
import type { ClientSession, Types } from 'mongoose';
import { HistorialNames } from '../elementos/historial-names';
import { historialOf } from '../elementos/historial/historial.rules';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import { changesOf, newElemento } from '../elementos/kinds/elemento.rules';
import type { Kind } from '../elementos/kinds/kind';
import { objectId } from '../storage/object-id';

type Campos = CambioPropuesto['campos'];

/** What the body of a call would change, told as the history tells it once it is done: both come from the same rules. */
@Injectable()
export class Diff {
  constructor(private readonly names: HistorialNames) {}

  async ofChange(kind: Kind, before: ElementoDoc, datos: object, session: ClientSession): Promise<Campos> {
    const changes = changesOf(kind, before, datos);
    const moved = 'despuesDe' in datos ? { orden: '' } : {};
    return this.rows(kind, before, { ...changes, ...moved }, session);
  }

  /** Against something that has only what nobody writes. */
  async ofCreation(
    kind: Kind,
    proyecto: Types.ObjectId,
    datos: object,
    session: ClientSession,
  ): Promise<Campos> {
    const stamp = { creador: objectId().toHexString(), orden: '', now: new Date() };
    const blank = newElemento(kind, { titulo: '', proyecto: proyecto.toHexString() }, stamp);
    return this.rows(kind, blank, changesOf(kind, blank, datos), session);
  }

  private async rows(
    kind: Kind,
    before: ElementoDoc,
    changes: Partial<ElementoDoc>,
    session: ClientSession,
  ): Promise<Campos> {
    const names = await this.names.of(kind, [before], changes, session);
    const doc = { ...before, ...changes };
    const autor = before._id.toHexString();
    const rows = historialOf({ before, changes, doc, autor, parent: kind.parent, names });
    // What it will hang from, if that is only proposed too, has no name yet.
    const tells = ({ campo, de, a }: Campos[number]): boolean =>
      campo === 'orden' || de !== null || a !== null;
    return rows.map(({ campo, de, a }) => ({ campo, de, a })).filter(tells);
  }
}
