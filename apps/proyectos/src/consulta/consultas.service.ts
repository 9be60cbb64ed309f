import { Injectable } from '@nestjs/common';
import type { Consulta } from '@pmp/consulta';
import { Calendario, type Caller } from '@pmp/platform';
import { visibleTo } from '../acceso/acceso.rules';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import type { Kind } from '../elementos/kinds/kind';
import { Kinds } from '../elementos/kinds/kinds';
import { all, any, type Filtro, filtroOf } from './condicion.rules';
import { Nombrados } from './nombrados';
import { readCondicion } from './read-consulta';

/** True is no condition of a query over what somebody sees: that it is of what they see always is one. */
const asWhere = (filtro: Filtro): object =>
  typeof filtro === 'boolean' ? { _id: { $in: [] } } : { $and: [filtro] };

/** Turns queries into conditions of the database, over what the caller sees. */
@Injectable()
export class ConsultasService {
  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly nombrados: Nombrados,
    private readonly kinds: Kinds,
    private readonly calendario: Calendario,
  ) {}

  /** The projects that somebody sees, of these if only they count. */
  proyectosOf(caller: Caller, entre?: readonly string[]) {
    return this.proyectos.visibleNames(visibleTo(caller), entre);
  }

  /** What each kind must be: visible, of these projects if only they count, and as asked. */
  async filtrosOf(
    consulta: Consulta,
    caller: Caller,
    entre?: readonly string[],
  ): Promise<(kind: Kind) => Filtro> {
    const visible = await this.proyectosOf(caller, entre);
    const nombrado = await this.nombrados.of(consulta, caller, visible);
    const seen = { proyecto: { $in: visible.map(({ _id }) => _id) } };
    const { calendario } = this;
    const now = new Date();
    return (kind) => {
      const { donde } = consulta;
      return all([seen, donde ? filtroOf(donde, { kind, nombrado, calendario, now }) : true]);
    };
  }

  /** What `q` asks besides what a list asks already; `proyecto`: what it names is of this one. */
  async whereOf(
    kind: Kind,
    caller: Caller,
    q: string | undefined,
    proyecto?: string | undefined,
  ): Promise<object> {
    if (q === undefined) return {};
    return asWhere((await this.filtrosOf(readCondicion(q), caller, proyecto ? [proyecto] : undefined))(kind));
  }

  /** The stories of a project that match `q`, and `rama` themselves or by one of their tasks. */
  async whereOfHistorias(
    caller: Caller,
    proyecto: string,
    { q, rama }: { q?: string | undefined; rama?: string | undefined },
  ): Promise<object> {
    const historia = this.kinds.at('historia');
    const asked = await this.whereOf(historia, caller, q, proyecto);
    if (rama === undefined) return asked;
    const filtroDe = await this.filtrosOf(readCondicion(rama), caller, [proyecto]);
    const tarea = this.kinds.at('tarea');
    const deTareas = filtroDe(tarea);
    const conTareas =
      tarea.parent && typeof deTareas !== 'boolean'
        ? await this.kinds.of(tarea).distinctBy(tarea.parent.field, deTareas)
        : [];
    const suya = any([filtroDe(historia), conTareas.length > 0 && { _id: { $in: conTareas } }]);
    return { $and: [asked, asWhere(suya)] };
  }
}
