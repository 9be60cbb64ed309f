import { Injectable } from '@nestjs/common';
import type { Referencia } from '@pmp/contracts/integraciones';
import { type Caller, TokenReadings } from '@pmp/platform';
import { AccesoService } from '../../acceso/acceso.service';
import { CodigoRepository } from '../datos/codigo.repository';
import { FollowCodigo } from '../entrada/follow-codigo';
import { revertedAmong } from '../entrada/pruebas.rules';
import { toReferencia } from './referencia.mapper';

/** The code that names an item, for those who see its project. */
@Injectable()
export class ReferenciasService {
  constructor(
    private readonly acceso: AccesoService,
    private readonly codigo: CodigoRepository,
    private readonly following: FollowCodigo,
    private readonly readings: TokenReadings,
  ) {}

  async list(caller: Caller, proyecto: string, clave: string): Promise<Referencia[]> {
    await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const docs = await this.codigo.naming(proyecto, Number(clave.slice(clave.lastIndexOf('-') + 1)));
    // Whoever may push to the repository writes these words.
    if (caller.token && docs.length) await this.readings.note(caller.token, [proyecto]);
    const shas = docs.flatMap(({ sha }) => sha ?? []);
    const results = await this.codigo.resultsOf(proyecto, shas);
    const reverted = revertedAmong(await this.following.revertsOf(proyecto, shas));
    return docs.map((doc) => toReferencia(doc, { results, reverted }));
  }
}
