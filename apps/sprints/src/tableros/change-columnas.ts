import { Injectable } from '@nestjs/common';
import type { Cambio } from '@pmp/contracts/common';
import {
  erroresSprints,
  findColumna,
  tableroActualizado,
  type ColumnasUpdate,
  type ReglaColumna,
} from '@pmp/contracts/sprints';
import { assertUnchanged, detalleOf, DomainError, UnitOfWork, type Caller, type Tx } from '@pmp/platform';
import { Types } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import { PersonasReader } from '../copies/personas.reader';
import { changeColumnas, columnasOf, toldColumnas } from './columnas.rules';
import { toColumnaDoc, toTablero } from './tablero.mapper';
import type { TableroDoc } from './tablero.model';
import { TablerosRepository } from './tableros.repository';

/**
 * A team arranges the columns of its board. No story is written for that: each keeps its state and the id of the column
 * it was put in, and a removed column is remembered by the one that took over.
 */
@Injectable()
export class ChangeColumnas {
  constructor(
    private readonly tableros: TablerosRepository,
    private readonly acceso: AccesoService,
    private readonly personas: PersonasReader,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async change(
    caller: Caller,
    id: string,
    datos: ColumnasUpdate,
  ): Promise<{ columnas: ReglaColumna[]; version: number }> {
    const found = await this.tableros.findById(id);
    await this.acceso.child(caller, 'proyecto.editar', found, erroresSprints.tableroNoEncontrado);
    const ids = datos.columnas.map(({ _id }) => _id ?? new Types.ObjectId().toHexString());
    return this.unitOfWork.run(async (tx) => {
      const current = (await this.tableros.findById(id, tx.session)) as TableroDoc;
      await assertUnchanged(datos.version, current, this.personas, ['columnas']);
      const before = columnasOf(current.columnas);
      const columnas = changeColumnas(before, datos, ids);
      await this.assertFree(before, datos, tx);
      const doc = await this.tableros.setColumnas(current, columnas.map(toColumnaDoc), tx.session);
      this.tell(tx, doc, { before, columnas }, caller);
      return { columnas, version: doc.version };
    });
  }

  /** A column says which board it is of: the same id on another would send the moves of one to the other. */
  private async assertFree(
    before: readonly ReglaColumna[],
    { columnas }: Pick<ColumnasUpdate, 'columnas'>,
    tx: Tx,
  ): Promise<void> {
    const nuevas = columnas.flatMap(({ _id }) => _id ?? []).filter((id) => !findColumna(before, id));
    if (!nuevas.length) return;
    await tx.takeTurn('columnas');
    if (await this.tableros.hasAnyColumna(nuevas, tx.session))
      throw new DomainError(erroresSprints.idOcupado);
  }

  private tell(
    tx: Tx,
    doc: TableroDoc,
    { before, columnas }: { before: ReglaColumna[]; columnas: ReglaColumna[] },
    caller: Caller,
  ): void {
    const datos = toTablero(doc);
    const { _id, nombre, proyecto, version } = datos;
    const detalle = detalleOf({ columnas: toldColumnas(before) }, { columnas: toldColumnas(columnas) });
    tx.fact(tableroActualizado, { _id, nombre, proyecto, detalle });
    const cambio: Cambio = {
      entidad: 'tablero',
      accion: 'actualizado',
      _id,
      version,
      datos,
      autor: caller._id,
    };
    tx.live(`proyecto.${proyecto}`, 'cambio', cambio);
  }
}
