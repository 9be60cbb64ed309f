import { Injectable } from '@nestjs/common';
import { erroresComunes } from '@pmp/contracts/common';
import type { AlertasReply } from '@pmp/contracts/ia';
import { AskBeforeRefusing, type Caller, DomainError } from '@pmp/platform';
import { AccesoService } from '../datos/acceso.service';
import type { Proyecto } from '../datos/lectura/datos';
import { AlertasRewriter } from '../proveedor/alertas-rewriter';
import { AlertasPresenter, SIN_GENERAR } from './alertas.presenter';
import { AlertasGenerator } from './alertas-generator';
import { ambitoDe, GeneracionesRepository, type Generacion } from './generaciones.repository';

type Reply = Omit<AlertasReply, 'success'>;

@Injectable()
export class AlertasService {
  /** Two people, or two clicks, that ask for the same at once share one generation. */
  private readonly running = new Map<string, Promise<Generacion>>();

  constructor(
    private readonly acceso: AccesoService,
    private readonly generator: AlertasGenerator,
    private readonly generaciones: GeneracionesRepository,
    private readonly presenter: AlertasPresenter,
    private readonly rewriter: AlertasRewriter,
    private readonly asking: AskBeforeRefusing,
  ) {}

  async list(caller: Caller, proyecto: string | undefined): Promise<Reply> {
    const { ambito, proyectos } = await this.scopeOf(caller, proyecto);
    const generacion = await this.generaciones.find(ambito);
    return generacion ? this.presenter.present(caller._id, generacion, proyectos) : SIN_GENERAR;
  }

  async regenerate(caller: Caller, proyecto: string | undefined): Promise<Reply> {
    const { ambito, proyectos } = await this.scopeOf(caller, proyecto);
    const work = this.running.get(ambito) ?? this.generate(ambito, caller, proyecto, proyectos);
    return this.presenter.present(caller._id, await work, proyectos);
  }

  async remove(caller: Caller, proyecto: string | undefined): Promise<void> {
    const { ambito } = await this.scopeOf(caller, proyecto);
    await this.generaciones.remove(ambito);
  }

  private generate(
    ambito: string,
    caller: Caller,
    proyecto: string | undefined,
    proyectos: readonly Proyecto[],
  ): Promise<Generacion> {
    const generated =
      proyecto === undefined
        ? this.generator.ofPersona(caller._id, proyectos)
        : this.generator.ofProyecto(proyectos[0]!);
    const work = generated
      .then((generacion) => this.rewriter.reword(caller._id, generacion))
      .then(async (generacion) => {
        await this.generaciones.replace(generacion);
        return generacion;
      })
      .finally(() => this.running.delete(ambito));
    this.running.set(ambito, work);
    return work;
  }

  /** Whoever may manage no project's alerts gets an error instead of an empty list. */
  private async scopeOf(caller: Caller, proyecto: string | undefined) {
    if (proyecto !== undefined) {
      const found = await this.acceso.proyecto(caller, 'alertas.gestionar', proyecto);
      return { ambito: ambitoDe.proyecto(proyecto), proyectos: [found] };
    }
    const manager = await this.asking.decide(caller, (person) => {
      if (person.rol === 'admin' || [...person.equipos.values()].includes('admin')) return person;
      throw new DomainError(erroresComunes.sinPermiso);
    });
    const proyectos = await this.acceso.proyectosOf(manager, 'alertas.gestionar');
    return { ambito: ambitoDe.persona(caller._id), proyectos };
  }
}
