import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { HistoriasRepository } from '../historias/historias.repository';
import { NombresService } from '../nombres/nombres.service';
import type { TareaDoc } from './tarea.model';

/** Names of the people and stories among changed values, for the history. */
@Injectable()
export class TareaNombresService {
  constructor(
    private readonly nombres: NombresService,
    private readonly historias: HistoriasRepository,
  ) {}

  async namesIn(
    before: TareaDoc[],
    changes: Partial<TareaDoc>,
    session: ClientSession,
  ): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    if ('asignado' in changes) {
      const ids = [...before, changes].flatMap(({ asignado }) => (asignado ? [asignado.toHexString()] : []));
      const persona = await this.nombres.readPeople(ids);
      for (const id of ids) names.set(id, persona(id)?.nombre ?? '');
    }
    if (changes.historia) {
      const ids = [...before.map(({ historia }) => historia), changes.historia].map(String);
      const historias = await this.historias.findMany(ids, session);
      for (const { _id, titulo } of historias) names.set(_id.toHexString(), titulo);
    }
    return names;
  }
}
