import { Injectable } from '@nestjs/common';
import type { HistoriaDeSprint, Informe } from '@pmp/contracts/sprints';
import { Calendario, type Caller } from '@pmp/platform';
import { HistoriasReader } from '../copies/historias.reader';
import { PersonasReader } from '../copies/personas.reader';
import type { SprintDoc } from '../sprints/sprint.model';
import { SprintsPresenter } from '../sprints/sprints.presenter';
import { SprintsRepository } from '../sprints/sprints.repository';
import { SprintsService } from '../sprints/sprints.service';
import { toHistoriaDeInforme } from './cambios.rules';
import {
  burndownOf,
  scopeChangesOf,
  storiesOf,
  storyChangesOf,
  velocityOf,
  withLeftovers,
} from './informe.rules';
import { totalsOf } from './medida.rules';
import { MedidasRepository } from './medidas.repository';

type Listed = NonNullable<SprintDoc['cierre']>[number];

@Injectable()
export class InformeService {
  constructor(
    private readonly service: SprintsService,
    private readonly sprints: SprintsRepository,
    private readonly presenter: SprintsPresenter,
    private readonly medidas: MedidasRepository,
    private readonly personas: PersonasReader,
    private readonly historias: HistoriasReader,
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
    const authors = [...medidas, ...(doc.cambios ?? [])].flatMap(({ autor }) => autor ?? []);
    const people = await this.personas.read(authors);
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
      historias: {
        ...storiesOf(doc.cierre ?? (await this.lastKnown(doc, sprint.historias))),
        cambios: storyChangesOf(doc.cambios ?? [], people),
      },
      velocidad: velocityOf(sprints),
    };
  }

  /** A sprint that was closed by an earlier version remembers only which stories it carried over. */
  private async lastKnown(doc: SprintDoc, historias: readonly HistoriaDeSprint[]): Promise<Listed[]> {
    const carried = doc.cerrado ? (doc.traslados.at(-1)?.historias ?? []) : [];
    const known = new Map(
      (await this.historias.findMany(carried.map(({ _id }) => _id))).map((one) => [one._id, one]),
    );
    return [
      ...historias.map((one) => ({ ...toHistoriaDeInforme(one), hecha: one.estado === 'completada' })),
      ...carried.map(({ _id, titulo }) => ({
        ...toHistoriaDeInforme(known.get(_id) ?? { _id, titulo, puntos: 0 }),
        titulo,
        hecha: false,
      })),
    ];
  }
}
