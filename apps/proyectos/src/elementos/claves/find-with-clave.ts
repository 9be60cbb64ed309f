import { Injectable } from '@nestjs/common';
import { partsOfClave } from '@pmp/contracts/proyectos';
import { ProyectosRepository } from '../../acceso/proyectos.repository';
import type { ElementoDoc } from '../kinds/elemento-doc';
import type { Kind } from '../kinds/kind';
import { Kinds } from '../kinds/kinds';
import { claveOf } from './claves';

export interface WithClave {
  kind: Kind;
  doc: ElementoDoc;
}

/** Finds what a key leads to. */
@Injectable()
export class FindWithClave {
  constructor(
    private readonly kinds: Kinds,
    private readonly proyectos: ProyectosRepository,
  ) {}

  /** What has the key now comes before what had it under an earlier key of its project. */
  async *find(clave: string): AsyncGenerator<WithClave> {
    const told = new Set<string>();
    for await (const found of this.all(clave)) {
      const id = found.doc._id.toHexString();
      if (!told.has(id)) yield found;
      told.add(id);
    }
  }

  private async *all(clave: string): AsyncGenerator<WithClave> {
    for (const kind of this.kinds.all)
      for (const doc of await this.kinds.of(kind).findByClave(clave)) yield { kind, doc };
    const parts = partsOfClave(clave);
    if (!parts) return;
    for (const proyecto of await this.proyectos.findKeyed(parts.proyecto)) {
      // The same key once more: it may have been written since it was looked for.
      const claves = [proyecto.clave, ...(proyecto.clavesAnteriores ?? [])].map((each) =>
        claveOf({ clave: each }, parts.numero),
      );
      for (const kind of this.kinds.all) {
        const docs = await this.kinds.of(kind).findByClaves(claves);
        for (const doc of docs) if (doc.proyecto.equals(proyecto._id)) yield { kind, doc };
      }
    }
  }
}
