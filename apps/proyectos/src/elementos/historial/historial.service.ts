import { Injectable } from '@nestjs/common';
import type { CambioHistorial, HistorialQuery } from '@pmp/contracts/proyectos';
import type { Types } from 'mongoose';
import { NamesService } from '../../names/names.service';
import { HistorialRepository } from './historial.repository';

/** What the history shows about the creation, taken from the entity itself. */
interface Created {
  _id: Types.ObjectId;
  creador: Types.ObjectId | null;
  createdAt: Date;
  propone?: Types.ObjectId | undefined;
}

@Injectable()
export class HistorialService {
  constructor(
    private readonly historial: HistorialRepository,
    private readonly names: NamesService,
  ) {}

  /** Newest first; the creation ends the last page. */
  async listOf(
    entity: Created,
    query: HistorialQuery,
  ): Promise<{ cambios: CambioHistorial[]; siguiente?: string | null }> {
    const { docs, ...rest } = await this.historial.listOf(entity._id, query);
    const creador = entity.creador?.toHexString();
    const persona = await this.names.readPeople([
      ...[...docs, entity].flatMap(({ propone }) => propone?.toHexString() ?? []),
      ...docs.map((doc) => doc.autor.toHexString()),
      ...(creador ? [creador] : []),
    ]);
    const proponent = ({ propone }: { propone?: Types.ObjectId | undefined }) =>
      propone && { propone: persona(propone.toHexString()) };
    const cambios: CambioHistorial[] = docs.map(
      ({ _id, createdAt, autor, propone, accion, campo, de, a }) => ({
        _id: _id.toHexString(),
        fecha: createdAt.toISOString(),
        autor: persona(autor.toHexString()),
        ...proponent({ propone }),
        accion,
        campo,
        de,
        a,
      }),
    );
    if (!rest.siguiente) {
      cambios.push({
        _id: entity._id.toHexString(),
        fecha: entity.createdAt.toISOString(),
        autor: creador ? persona(creador) : null,
        ...proponent(entity),
        accion: 'creado',
        campo: null,
        de: null,
        a: null,
      });
    }
    return { cambios, ...rest };
  }
}
