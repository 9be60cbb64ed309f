import { Injectable } from '@nestjs/common';
import type { HistorialQuery } from '@pmp/contracts/proyectos';
import type { Caller, Derecho } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { visibleTo } from '../acceso/acceso.rules';
import { AccesoService } from '../acceso/acceso.service';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import type { PageRequest } from '../lists/page.rules';
import { HistorialService } from './historial/historial.service';
import type { ElementoDoc } from './kinds/elemento-doc';
import type { Kind, Shape } from './kinds/kind';
import { Kinds } from './kinds/kinds';
import { Presenter } from './present/presenter';

@Injectable()
export class ReadElementos {
  constructor(
    private readonly kinds: Kinds,
    private readonly proyectos: ProyectosRepository,
    private readonly acceso: AccesoService,
    private readonly historial: HistorialService,
    private readonly presenter: Presenter,
  ) {}

  /** All of a project, by rank. */
  async list<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    proyecto: string,
    pagina: PageRequest,
    where: object = {},
  ) {
    await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const { docs, ...rest } = await this.kinds.of(kind).listOf(proyecto, pagina, where);
    return { shapes: await this.presenter.presentLiving(kind, docs), ...rest };
  }

  /** Newest first, over all visible projects or the one that is asked for. */
  async listVisible<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    where: object,
    { proyecto, ...pagina }: PageRequest & { proyecto?: string | undefined },
  ) {
    if (proyecto) await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const among = proyecto ?? { $in: await this.proyectos.visibleIds(visibleTo(caller)) };
    const { docs, ...rest } = await this.kinds.of(kind).list({ proyecto: among, ...where }, pagina);
    return { shapes: await this.presenter.presentLiving(kind, docs), ...rest };
  }

  async get<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    id: string,
  ): Promise<S> {
    return this.presenter.present(kind, await this.find(kind, caller, 'proyecto.ver', id));
  }

  async listHistorial(kind: Kind, caller: Caller, id: string, query: HistorialQuery) {
    return this.historial.listOf(await this.find(kind, caller, 'proyecto.ver', id), query);
  }

  /** The element, if it exists and the caller has the right over its project. */
  async find<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    derecho: Derecho,
    id: string,
    session?: ClientSession,
  ): Promise<D> {
    const doc = await this.kinds.of(kind).findById(id, session);
    return this.acceso.child(caller, derecho, doc, kind.errors.missing, session);
  }
}
