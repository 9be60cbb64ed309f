import { Injectable } from '@nestjs/common';
import type { CambiosQuery, Epica, Historia, Tarea } from '@pmp/contracts/proyectos';
import type { Caller } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { Kinds } from '../elementos/kinds/kinds';
import { Presenter } from '../elementos/present/presenter';
import { TOMBSTONE_DAYS } from '../storage/tombstones';

const DAY_MS = 86_400_000;
/**
 * Longer than any transaction, and than clocks of two replicas differ: what is dated before an answer but committed after
 * it is in the next one.
 */
const OVERLAP_MS = 120_000;
/** A day before the first tombstones go. */
const MAX_AGE_MS = (TOMBSTONE_DAYS - 1) * DAY_MS;

/** What a copy of a project lacks. */
@Injectable()
export class ListCambios {
  constructor(
    private readonly acceso: AccesoService,
    private readonly kinds: Kinds,
    private readonly presenter: Presenter,
  ) {}

  /** All of the project where nothing is known since then any more. */
  async list(caller: Caller, id: string, { desde }: CambiosQuery, now = new Date()) {
    const { _id: proyecto } = await this.acceso.proyecto(caller, 'proyecto.ver', id);
    const asked = desde === undefined ? null : new Date(desde);
    const since = asked && now.getTime() - asked.getTime() < MAX_AGE_MS ? asked : null;
    const found = await Promise.all(
      this.kinds.all.map(async (kind) => {
        const repository = this.kinds.of(kind);
        const docs = await repository.changedSince(proyecto, since);
        const gone = since ? await repository.removal.goneSince(proyecto, since) : [];
        return { kind, shapes: await this.presenter.presentLiving(kind, docs), gone };
      }),
    );
    const of = (tipo: string) => found.find(({ kind }) => kind.tipo === tipo)?.shapes ?? [];
    return {
      // A presenter is told its kind when it runs, so what it shows is known only by what all kinds have.
      epicas: of('epica') as unknown as Epica[],
      historias: of('historia') as unknown as Historia[],
      tareas: of('tarea') as unknown as Tarea[],
      eliminados: found.flatMap(({ kind, gone }) =>
        gone.map(({ _id, version }) => ({ entidad: kind.tipo, _id: _id.toHexString(), version })),
      ),
      entero: since === null,
      hasta: new Date(now.getTime() - OVERLAP_MS).toISOString(),
    };
  }
}
