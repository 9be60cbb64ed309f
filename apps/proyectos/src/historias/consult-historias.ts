import { Injectable } from '@nestjs/common';
import type { consultarHistorias } from '@pmp/contracts/proyectos';
import { UnitOfWork } from '@pmp/platform';
import type { z } from 'zod';
import { Kinds } from '../elementos/kinds/kinds';
import { historia } from './historia.kind';

/**
 * Says how stories are now to whoever decides upon it. The transaction writes what it has read, so that a change of one
 * of these stories at the same time is committed before, and is then in the answer, or starts again after it.
 */
@Injectable()
export class ConsultHistorias {
  constructor(
    private readonly kinds: Kinds,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  consult({ proyecto, historias: ids }: z.infer<typeof consultarHistorias.request>) {
    return this.unitOfWork.run(async (tx) => {
      const instante = new Date().toISOString();
      const historias = this.kinds.of(historia);
      const docs = (await historias.findMany(ids, tx.session)).filter((doc) => doc.proyecto.equals(proyecto));
      const epicas = this.kinds.of(this.kinds.at('epica'));
      const living = await epicas.titlesOf(
        docs.map(({ epica }) => epica),
        tx.session,
      );
      const reached = docs.filter(({ epica }) => living.some(({ _id }) => _id.equals(epica)));
      for (const doc of reached) historias.expect(doc, tx);
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
