import { Injectable } from '@nestjs/common';
import type { ContenidoEscrito, ContenidoPlantilla, TipoPlantilla } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import type { Kind } from '../elementos/kinds/kind';
import { Kinds } from '../elementos/kinds/kinds';
import { LabelElemento } from '../elementos/etiquetas/label-elemento';
import { objectId } from '../storage/object-id';
import { contenidoOf, etiquetasOf } from './contenido.rules';

/** The names under which a template keeps what hangs from an item. */
const BENEATH: Partial<Record<TipoPlantilla, 'historias' | 'tareas'>> = {
  historia: 'historias',
  tarea: 'tareas',
};

/** Reads an item of a project, with all that hangs from it, as what a template makes. */
@Injectable()
export class ReadContenido {
  constructor(
    private readonly kinds: Kinds,
    private readonly labels: LabelElemento,
  ) {}

  /** As it is written; a label of another project is refused, which could not be given to what is made. */
  async of(
    tipo: TipoPlantilla,
    written: ContenidoEscrito,
    proyecto: Types.ObjectId,
    session: ClientSession,
  ): Promise<ContenidoPlantilla> {
    const contenido = contenidoOf(tipo, written);
    const labels = etiquetasOf(contenido).map((id) => objectId(id));
    await this.labels.assertOf(labels, proyecto, session);
    return contenido;
  }

  async from(
    tipo: TipoPlantilla,
    id: string,
    proyecto: Types.ObjectId,
    session: ClientSession,
  ): Promise<ContenidoPlantilla> {
    const kind = this.kinds.at(tipo);
    const doc = await this.kinds.of(kind).findById(id, session);
    if (!doc?.proyecto.equals(proyecto)) throw new DomainError(kind.errors.missing);
    return contenidoOf(tipo, await this.written(kind, doc, session));
  }

  private async written(kind: Kind, doc: ElementoDoc, session: ClientSession): Promise<ContenidoEscrito> {
    const { criterios = [], etiquetas = [], ...fields } = doc;
    const written = {
      ...fields,
      etiquetas: etiquetas.map((id) => id.toHexString()),
      criterios: criterios.map(({ texto }) => texto),
    } as unknown as ContenidoEscrito;
    for (const child of this.kinds.childrenOf(kind)) {
      const name = BENEATH[child.tipo];
      if (!name) continue;
      const beneath: ContenidoEscrito[] = [];
      for (const each of await this.kinds.of(child).findOf([doc._id], session))
        beneath.push(await this.written(child, each, session));
      written[name] = beneath;
    }
    return written;
  }
}
