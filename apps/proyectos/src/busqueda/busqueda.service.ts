import { Injectable } from '@nestjs/common';
import { idSchema } from '@pmp/contracts/common';
import {
  type ComentarioEncontrado,
  partsOfClave,
  type Resultado,
  type SprintEncontrado,
} from '@pmp/contracts/proyectos';
import { type Caller, type Place, searchPattern } from '@pmp/platform';
import type { Types } from 'mongoose';
import { seesEverything, visibleTo } from '../acceso/acceso.rules';
import type { ProyectoDoc } from '../acceso/proyecto.model';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { FindWithClave } from '../elementos/claves/find-with-clave';
import type { Kind } from '../elementos/kinds/kind';
import { Kinds } from '../elementos/kinds/kinds';
import { SprintsService } from '../sprints/sprints.service';
import { ComentariosSearch } from './comentarios-search';
import { type Asked, askedBy, criterioFound, ranked } from './hit.rules';

/** The projects that somebody sees. */
type Proyectos = Place<{ proyecto: Types.ObjectId }>;

const MAX_PER_KIND = 20;
/** Among so many of the newest ones the best are looked for. */
const MAX_RANKED = 200;

export interface SearchResult {
  resultados: Resultado[];
  comentarios: ComentarioEncontrado[];
  sprints: SprintEncontrado[];
}

type Found = {
  _id: Types.ObjectId;
  titulo: string;
  proyecto: Types.ObjectId;
  clave?: string;
  criterio?: string | undefined;
};

const toFound = ({ _id, nombre }: Pick<ProyectoDoc, '_id' | 'nombre'>): Found => ({
  _id,
  titulo: nombre,
  proyecto: _id,
});

const toResultados = (tipo: Resultado['tipo'], docs: Found[]): Resultado[] =>
  docs.map(({ _id, titulo, proyecto, clave, criterio }) => ({
    tipo,
    _id: _id.toHexString(),
    titulo,
    ...(clave && { clave }),
    ...(criterio && { criterio }),
    proyecto: proyecto.toHexString(),
  }));

@Injectable()
export class BusquedaService {
  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly kinds: Kinds,
    private readonly withClave: FindWithClave,
    private readonly comentarios: ComentariosSearch,
    private readonly sprints: SprintsService,
  ) {}

  /**
   * Searches by the words of titles and criteria, whatever their endings, by part of a project's name or key, by the
   * whole key of an element, by the words of comments, by part of a sprint's name, or for one entity by its id.
   */
  async search(caller: Caller, q: string): Promise<SearchResult> {
    const id = q.toLowerCase();
    if (idSchema.safeParse(id).success) return this.findById(caller, id);
    const visible = visibleTo(caller);
    const [ids, proyectos] = await Promise.all([
      this.proyectos.visibleIds(visible),
      this.proyectos.search(visible, searchPattern(q), MAX_PER_KIND),
    ]);
    const seen: Proyectos = { field: 'proyecto', values: ids, isEverything: seesEverything(visible) };
    const [conClave, elementos, comentarios, sprints] = await Promise.all([
      this.findByClave(ids, q),
      this.findByPalabras(seen, askedBy(q)),
      this.comentarios.search(seen, q, MAX_PER_KIND),
      this.sprints.search(
        ids.map((visibleId) => visibleId.toHexString()),
        searchPattern(q),
        MAX_PER_KIND,
      ),
    ]);
    const others = elementos.filter(({ _id }) => conClave.every((one) => one._id !== _id));
    const resultados = [...conClave, ...toResultados('proyecto', proyectos.map(toFound)), ...others];
    return { resultados, comentarios, sprints };
  }

  /** The best ones of each kind among the newest. */
  private async findByPalabras(seen: Proyectos, asked: Asked): Promise<Resultado[]> {
    if (!asked.raices.length) return [];
    return this.ofEachKind(async (kind) => {
      const newest = await this.kinds.of(kind).search(seen, asked.raices, MAX_RANKED);
      const best = ranked(newest, asked).slice(0, MAX_PER_KIND);
      return best.map((doc) => ({ ...doc, criterio: criterioFound(doc, asked) }));
    });
  }

  /** What has the text as its key, or had it before, stands first. */
  private async findByClave(proyectos: Types.ObjectId[], q: string): Promise<Resultado[]> {
    const found: Resultado[] = [];
    if (!partsOfClave(q)) return found;
    const visible = new Set(proyectos.map((id) => id.toHexString()));
    for await (const { kind, doc } of this.withClave.find(q.toUpperCase()))
      if (visible.has(doc.proyecto.toHexString())) found.push(...toResultados(kind.tipo, [doc]));
    return found;
  }

  private async findById(caller: Caller, id: string): Promise<SearchResult> {
    const [visibles, proyecto, elementos, comentarios] = await Promise.all([
      this.proyectos.visibleIds(visibleTo(caller)),
      this.proyectos.findById(id),
      this.ofEachKind((kind) => this.kinds.of(kind).findMany([id])),
      this.comentarios.findById(id),
    ]);
    const ids = new Set(visibles.map((visible) => visible.toHexString()));
    const isVisible = ({ proyecto: suyo }: { proyecto: string }): boolean => ids.has(suyo);
    const resultados = [...toResultados('proyecto', proyecto ? [toFound(proyecto)] : []), ...elementos];
    return {
      resultados: resultados.filter(isVisible),
      comentarios: comentarios.filter(isVisible),
      sprints: [],
    };
  }

  private async ofEachKind(search: (kind: Kind) => Promise<Found[]>): Promise<Resultado[]> {
    const found = this.kinds.all.map(async (kind) => toResultados(kind.tipo, await search(kind)));
    return (await Promise.all(found)).flat();
  }
}
