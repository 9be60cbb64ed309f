import { Injectable } from '@nestjs/common';
import type { Writing } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import type { ProyectoDoc } from '../../acceso/proyecto.model';
import { ProyectosRepository } from '../../acceso/proyectos.repository';
import type { ElementoDoc } from '../kinds/elemento-doc';

type Numbered = Pick<ProyectoDoc, '_id' | 'clave'>;

export const claveOf = ({ clave }: Pick<ProyectoDoc, 'clave'>, numero: number): string =>
  `${clave}-${numero}`;

/** The number in a key; the key of the project may have a hyphen too. */
export const numeroOf = (clave: string): number => Number(clave.slice(clave.lastIndexOf('-') + 1));

/**
 * Gives elements their keys. A number counts as taken once its transaction has committed, in the project's document,
 * so that it is never given again, whatever becomes of the element.
 */
@Injectable()
export class Claves {
  /**
   * The last number handed out here for each project as it stands; those who create at once would else all want the
   * same. Once the project has changed, the numbers that were not taken before are free: their creations are refused.
   */
  private readonly handedOut = new Map<string, { version: number; numero: number }>();

  constructor(private readonly proyectos: ProyectosRepository) {}

  /**
   * The next number of the project, for a creation that does not read in its transaction. Fails with versionObsoleta if
   * the project has changed, also if another replica took the number first. `own`: the key that it has been given, if its
   * transaction begins anew.
   */
  take(proyecto: ProyectoDoc, tx: Writing, own?: string): string {
    if (own) {
      this.proyectos.takeNumero(proyecto, numeroOf(own), tx);
      return own;
    }
    const id = proyecto._id.toHexString();
    const { version, ultimoNumero = 0 } = proyecto;
    const last = this.handedOut.get(id) ?? { version, numero: 0 };
    const numero = Math.max(ultimoNumero, last.version === version ? last.numero : 0) + 1;
    this.proyectos.takeNumero(proyecto, numero, tx);
    // Who has read the project before it changed takes nothing.
    if (version >= last.version) this.handedOut.set(id, { version, numero });
    return claveOf(proyecto, numero);
  }

  /** The creation with this key was refused: the number is free again unless a later one has been handed out. */
  giveBack({ _id, version }: ProyectoDoc, clave: string | undefined): void {
    if (!clave) return;
    const last = this.handedOut.get(_id.toHexString());
    if (last?.version === version && last.numero === numeroOf(clave)) last.numero -= 1;
  }

  /** With the key that each has in this project now: a number is kept, whoever has none gets one. */
  async keyed<D extends ElementoDoc>(
    docs: readonly D[],
    proyecto: Numbered,
    session: ClientSession,
  ): Promise<D[]> {
    const without = docs.filter(({ clave }) => !clave).length;
    let next = 1;
    if (without) next += (await this.proyectos.takeNumeros(proyecto._id, without, session)) - without;
    return docs.map((doc) => {
      const clave = claveOf(proyecto, doc.clave ? numeroOf(doc.clave) : next++);
      return clave === doc.clave ? doc : { ...doc, clave };
    });
  }
}
