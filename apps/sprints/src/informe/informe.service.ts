import { Injectable } from '@nestjs/common';
import type { Informe } from '@pmp/contracts/sprints';
import { Calendario, type Caller } from '@pmp/platform';
import { PersonasReader } from '../copies/personas.reader';
import { SprintsPresenter } from '../sprints/sprints.presenter';
import { SprintsRepository } from '../sprints/sprints.repository';
import { SprintsService } from '../sprints/sprints.service';
import { burndownOf, scopeChangesOf, velocityOf, withLeftovers } from './informe.rules';
import { totalsOf } from './medida.rules';
import { MedidasRepository } from './medidas.repository';

@Injectable()
export class InformeService {
  constructor(
    private readonly service: SprintsService,
    private readonly sprints: SprintsRepository,
    private readonly presenter: SprintsPresenter,
    private readonly medidas: MedidasRepository,
    private readonly personas: PersonasReader,
    private readonly calendario: Calendario,
  ) {}

  /** A closed sprint is reported as it was measured at its end, whatever has happened to its stories since. */
  async report(caller: Caller, id: string): Promise<Omit<Informe, 'success'>> {
    const doc = await this.service.find(caller, 'proyecto.ver', id);
    const [medidas, sprint, sprints] = await Promise.all([
      this.medidas.listOf(id),
      this.presenter.present(doc),
      this.sprints.listOf(doc.proyecto),
    ]);
    const people = await this.personas.read(medidas.flatMap(({ autor }) => autor ?? []));
    const puntos = doc.cerrado ? withLeftovers(medidas) : medidas;
    const last = doc.cerrado ? puntos.at(-1) : undefined;
    const { alcance, completados } = last ?? totalsOf(sprint.historias);
    return {
      burndown: burndownOf(doc, puntos, new Date(), this.calendario),
      alcance: {
        comprometidos: doc.compromiso?.puntos ?? alcance,
        actual: alcance,
        completados,
        cambios: scopeChangesOf(puntos, people),
      },
      velocidad: velocityOf(sprints),
    };
  }
}
