import { Injectable } from '@nestjs/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import { objectId } from '../../storage/object-id';
import type { ElementoDoc } from '../kinds/elemento-doc';
import { labelled, type EtiquetasLote } from './etiqueta.rules';
import { EtiquetasRepository } from './etiquetas.repository';

/** Decides which labels an element may get. */
@Injectable()
export class LabelElemento {
  constructor(private readonly etiquetas: EtiquetasRepository) {}

  /** Throws for a label of another project as for one that does not exist: the caller may not see it. */
  async assertOf(
    ids: readonly Types.ObjectId[] | undefined,
    proyecto: Types.ObjectId,
    session?: ClientSession,
  ): Promise<void> {
    if (!ids?.length) return;
    const found = await this.etiquetas.findMany(ids, session);
    const own = found.filter((etiqueta) => etiqueta.proyecto.equals(proyecto));
    if (own.length < new Set(ids.map(String)).size)
      throw new DomainError(erroresProyectos.etiquetaDeOtroProyecto);
  }

  /** What one change to many elements is for each of them: their labels differ. */
  async changesFor<C extends { etiquetas?: EtiquetasLote | undefined }>(
    docs: readonly ElementoDoc[],
    cambios: C,
    session: ClientSession,
  ): Promise<(doc: ElementoDoc) => object> {
    const { etiquetas } = cambios;
    if (!etiquetas) return () => cambios;
    const added = (etiquetas.poner ?? []).map((id) => objectId(id));
    const proyectos = new Map(docs.map(({ proyecto }) => [proyecto.toHexString(), proyecto]));
    for (const proyecto of proyectos.values()) await this.assertOf(added, proyecto, session);
    return (doc) => ({ ...cambios, etiquetas: labelled(doc, etiquetas) });
  }
}
