import { Injectable } from '@nestjs/common';
import type { Orden, OrdenPedido } from '@pmp/consulta';
import type { Elemento, ElementosQuery } from '@pmp/contracts/proyectos';
import type { Caller } from '@pmp/platform';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import type { Kind } from '../elementos/kinds/kind';
import { Kinds } from '../elementos/kinds/kinds';
import { Presenter } from '../elementos/present/presenter';
import { NamesService } from '../names/names.service';
import type { Filtro } from './condicion.rules';
import { ConsultasService } from './consultas.service';
import { HistoriasDeTareas } from './historias-de-tareas';
import {
  clavesOf,
  compare,
  cursorAfter,
  type Llamado,
  type NombresDeOrden,
  type Ordenable,
  stagesOf,
} from './orden.rules';
import { readConsulta } from './read-consulta';

const LIMITE = 50;
type Found = ElementoDoc & Ordenable;

/** Epics, stories and tasks that match a query, in its order: one page of each kind, joined. */
@Injectable()
export class ListElementos {
  constructor(
    private readonly consultas: ConsultasService,
    private readonly kinds: Kinds,
    private readonly presenter: Presenter,
    private readonly names: NamesService,
    private readonly historias: HistoriasDeTareas,
  ) {}

  /** `entre`: only of these projects. */
  async list(caller: Caller, { q = '', limite = LIMITE, cursor }: ElementosQuery, entre?: readonly string[]) {
    const consulta = readConsulta(q);
    const filtroOf = await this.consultas.filtrosOf(consulta, caller, entre);
    const claves = clavesOf(consulta.orden, await this.nombresOf(consulta.orden, filtroOf, caller));
    const pages = await Promise.all(
      this.kinds.all.map(async (kind) => {
        const where = filtroOf(kind);
        if (typeof where === 'boolean') return { kind, docs: [], total: 0 };
        const repository = this.kinds.of(kind);
        const [docs, total] = await Promise.all([
          repository.findBy<Found>(stagesOf(kind, where, claves, { cursor, limite })),
          repository.countBy(where),
        ]);
        return { kind, docs, total };
      }),
    );
    const ordered = pages.flatMap(({ docs }) => docs).toSorted(compare(claves));
    const page = ordered.slice(0, limite);
    const last = page.at(-1);
    const totales = { epica: 0, historia: 0, tarea: 0 };
    for (const { kind, total } of pages) totales[kind.tipo] = total;
    return {
      elementos: await this.present(pages, page),
      siguiente: ordered.length > limite && last ? cursorAfter(claves, last) : null,
      total: pages.reduce((sum, { total }) => sum + total, 0),
      totales,
    };
  }

  /** The names that the order asks for, and no others. */
  private async nombresOf(
    orden: readonly OrdenPedido[],
    filtroOf: (kind: Kind) => Filtro,
    caller: Caller,
  ): Promise<NombresDeOrden> {
    const isBy = (campo: Orden) => orden.some((each) => each.campo === campo);
    const [proyectos, personas] = await Promise.all([
      isBy('proyecto') ? this.consultas.proyectosOf(caller) : [],
      isBy('asignado') ? this.personasIn(filtroOf) : [],
    ]);
    return { proyectos: proyectos.map(({ _id, clave }) => ({ _id, nombre: clave })), personas };
  }

  /** Everybody to whom something that matches is given. */
  private async personasIn(filtroOf: (kind: Kind) => Filtro): Promise<Llamado[]> {
    const given = await Promise.all(
      this.kinds.all.map(async (kind) => {
        const where = filtroOf(kind);
        if (!kind.given || typeof where === 'boolean') return [];
        return this.kinds.of(kind).distinctBy(kind.given.field, where);
      }),
    );
    const ids = [...new Map(given.flat().map((id) => [id.toHexString(), id] as const))];
    const nombreOf = await this.names.readPeople(ids.map(([hex]) => hex));
    return ids.flatMap(([hex, _id]) => {
      const persona = nombreOf(hex);
      return persona ? [{ _id, nombre: persona.nombre }] : [];
    });
  }

  private async present(pages: readonly { kind: Kind; docs: Found[] }[], page: readonly Found[]) {
    const wanted = new Set(page);
    const shown = await Promise.all(
      pages.map(async ({ kind, docs }) => {
        const shapes = await this.presenter.presentLiving(
          kind,
          docs.filter((doc) => wanted.has(doc)),
        );
        return shapes.map((shape) => ({ entidad: kind.tipo, ...shape }) as unknown as Elemento);
      }),
    );
    const all = shown.flat();
    const above = await this.historias.of(
      all.flatMap((one) => (one.entidad === 'tarea' ? one.historiaId : [])),
    );
    const byId = new Map(
      all.map((one) => [one._id, one.entidad === 'tarea' ? { ...one, ...above.get(one.historiaId) } : one]),
    );
    return page.map(({ _id }) => byId.get(_id.toHexString())).filter((found) => found !== undefined);
  }
}
