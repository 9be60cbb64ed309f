import { Injectable } from '@nestjs/common';
import type { AvancesReply } from '@pmp/contracts/proyectos';
import type { Caller } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { NombresService } from '../nombres/nombres.service';
import { asignadosOf, withPersonas } from './avance.rules';
import { AvancesCache } from './avances.cache';

@Injectable()
export class AvanceService {
  constructor(
    private readonly acceso: AccesoService,
    private readonly avancesCache: AvancesCache,
    private readonly nombres: NombresService,
  ) {}

  async listAvances(caller: Caller, proyecto: string): Promise<AvancesReply> {
    const { _id } = await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const avances = await this.avancesCache.of(_id);
    const persona = await this.nombres.readPeople(asignadosOf(avances));
    return { success: true, ...withPersonas(avances, persona) };
  }
}
