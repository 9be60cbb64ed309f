import { Injectable } from '@nestjs/common';
import type { CambioPropuesto, Propuesta } from '@pmp/contracts/proyectos';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import { Kinds } from '../elementos/kinds/kinds';
import { NamesService } from '../names/names.service';
import type { CambioDoc, PropuestaDoc } from './propuesta.model';

@Injectable()
export class PropuestasPresenter {
  constructor(
    private readonly kinds: Kinds,
    private readonly names: NamesService,
  ) {}

  async present(doc: PropuestaDoc): Promise<Propuesta> {
    return (await this.presentAll([doc]))[0]!;
  }

  async presentAll(docs: readonly PropuestaDoc[]): Promise<Propuesta[]> {
    const people = docs.flatMap(({ autor, decide }) => [autor, decide ?? []].flat()).map(String);
    const persona = await this.names.readPeople(people);
    const living = await this.livingOf(docs.flatMap(({ cambios }) => cambios));
    return docs.map((doc) => ({
      _id: doc._id.toHexString(),
      proyecto: doc.proyecto.toHexString(),
      autor: persona(doc.autor.toHexString()),
      token: doc.token.nombre,
      estado: doc.estado,
      cambios: doc.cambios.map((cambio) => toCambio(cambio, doc, living)),
      decide: doc.decide ? persona(doc.decide.toHexString()) : null,
      decidida: doc.decidida?.toISOString() ?? null,
      createdAt: doc.createdAt.toISOString(),
      updatedAt: doc.updatedAt.toISOString(),
      version: doc.version,
    }));
  }

  private async livingOf(cambios: readonly CambioDoc[]): Promise<Map<string, ElementoDoc>> {
    const living = new Map<string, ElementoDoc>();
    for (const kind of this.kinds.all) {
      const ids = cambios.filter(({ entidad }) => entidad === kind.tipo).map(({ elemento }) => elemento);
      if (!ids.length) continue;
      for (const doc of await this.kinds.of(kind).findMany(ids)) living.set(doc._id.toHexString(), doc);
    }
    return living;
  }
}

function toCambio(
  cambio: CambioDoc,
  { cambios }: PropuestaDoc,
  living: ReadonlyMap<string, ElementoDoc>,
): CambioPropuesto {
  const { _id, accion, entidad, elemento, base, datos, campos, motivo, fecha, situacion, aviso } = cambio;
  const current = living.get(elemento.toHexString());
  const making = cambios.find((one) => one.accion === 'crear' && one.elemento.equals(elemento));
  const isThere = accion === 'crear' || current !== undefined || making?.situacion === 'pendiente';
  const isAsThen = base === null || current?.version === base;
  return {
    _id: _id.toHexString(),
    accion,
    entidad,
    elemento: elemento.toHexString(),
    clave: current?.clave ?? '',
    titulo: current?.titulo ?? String(making?.datos['titulo'] ?? datos['titulo'] ?? ''),
    campos,
    motivo,
    fecha: fecha.toISOString(),
    situacion,
    aviso,
    choca: situacion === 'pendiente' && !(isThere && isAsThen),
  };
}
