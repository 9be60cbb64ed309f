import { Injectable } from '@nestjs/common';
import type { consultarHistorias } from '@pmp/contracts/proyectos';
import { UnitOfWork } from '@pmp/platform';
import type { z } from 'zod';
import { EpicasRepository } from '../epicas/epicas.repository';
import { HistoriasRepository } from './historias.repository';

/**
 * Says how stories are now to whoever decides upon it. The transaction writes what it has read, so that a change of one
 * of these stories at the same time is committed before, and is then in the answer, or starts again after it.
 */
@Injectable()
export class ConsultHistorias {
  constructor(
    private readonly historias: HistoriasRepository,
    private readonly epicas: EpicasRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  consult({ proyecto, historias: ids }: z.infer<typeof consultarHistorias.request>) {
    return this.unitOfWork.run(async (tx) => {
      const instante = new Date().toISOString();
      const found = await this.historias.findMany(ids, tx.session);
      const docs = found.filter((doc) => doc.proyecto.equals(proyecto));
      const epicas = await this.epicas.findMany(
        docs.map(({ epica }) => epica),
        tx.session,
      );
      const living = new Set(epicas.map(({ _id }) => _id.toHexString()));
      const reached = docs.filter(({ epica }) => living.has(epica.toHexString()));
      for (const doc of reached) this.historias.expect(doc, tx);
      return {
        instante,
        historias: reached.map(({ _id, version, titulo, estado, puntos }) => ({
          _id: _id.toHexString(),
          version,
          titulo,
          estado,
          puntos,
        })),
      };
    });
  }
}
