import { Injectable } from '@nestjs/common';
import type { Consulta } from '@pmp/consulta';
import { Calendario, type Caller } from '@pmp/platform';
import { visibleTo } from '../acceso/acceso.rules';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import type { Kind } from '../elementos/kinds/kind';
import { all, type Filtro, filtroOf } from './condicion.rules';
import { Nombrados } from './nombrados';
import { readCondicion } from './read-consulta';

/** Turns queries into conditions of the database, over what the caller sees. */
@Injectable()
export class ConsultasService {
  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly nombrados: Nombrados,
    private readonly calendario: Calendario,
  ) {}

  /** The projects that somebody sees. */
  proyectosOf(caller: Caller) {
    return this.proyectos.visibleNames(visibleTo(caller));
  }

  /** What each kind must be: visible, of these projects if only they count, and as asked. */
  async filtrosOf(
    consulta: Consulta,
    caller: Caller,
    entre?: readonly string[],
  ): Promise<(kind: Kind) => Filtro> {
    const seenNames = await this.proyectosOf(caller);
    const visible = entre ? seenNames.filter(({ _id }) => entre.includes(_id.toHexString())) : seenNames;
    const nombrado = await this.nombrados.of(consulta, caller, visible);
    const seen = { proyecto: { $in: visible.map(({ _id }) => _id) } };
    const { calendario } = this;
    const now = new Date();
    return (kind) => {
      const { donde } = consulta;
      return all([seen, donde ? filtroOf(donde, { kind, nombrado, calendario, now }) : true]);
    };
  }

  /** What `q` asks besides what a list asks already. */
  async whereOf(kind: Kind, caller: Caller, q: string | undefined): Promise<object> {
    if (q === undefined) return {};
    const filtro = (await this.filtrosOf(readCondicion(q), caller))(kind);
    return typeof filtro === 'boolean' ? { _id: { $in: [] } } : { $and: [filtro] };
  }
}
