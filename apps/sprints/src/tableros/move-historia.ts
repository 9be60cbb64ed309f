import { Injectable } from '@nestjs/common';
import { erroresProyectos, historiaEstado, moverHistoria } from '@pmp/contracts/proyectos';
import {
  columnaDe,
  erroresSprints,
  findColumna,
  type HistoriaDeSprint,
  type MoverHistoria,
  type ReglaColumna,
} from '@pmp/contracts/sprints';
import { CommandClient, DomainError, InjectCopy, type Caller, type LocalCopy } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import type { HistoriaDatos, HistoriaPlace } from '../copies/copied-types';
import { HistoriasReader } from '../copies/historias.reader';
import { toHistoria, toSprintRef, type SprintRef } from '../sprints/sprint.mapper';
import { SprintsRepository } from '../sprints/sprints.repository';
import { columnasOf, dentroDe, isShared } from './columnas.rules';
import { cupoOf } from './cupo.rules';
import { estadoInto } from './place.rules';
import type { TableroDoc } from './tablero.model';
import { TablerosRepository } from './tableros.repository';

/**
 * A story's estado and rank belong to `proyectos`: this says who may move it and what its column holds, asks for the move
 * and applies the answer to the local copy. Where it comes among its neighbours the owner decides, which has them.
 */
@Injectable()
export class MoveHistoria {
  constructor(
    private readonly tableros: TablerosRepository,
    private readonly sprints: SprintsRepository,
    private readonly historias: HistoriasReader,
    private readonly acceso: AccesoService,
    private readonly commands: CommandClient,
    @InjectCopy(historiaEstado) private readonly copia: LocalCopy<HistoriaDatos>,
  ) {}

  /** The column identifies the board. */
  async move(caller: Caller, id: string, datos: MoverHistoria): Promise<HistoriaDeSprint> {
    const [tableros, [current]] = await Promise.all([
      this.tableros.findByColumna(datos.columnaDestinoId),
      this.historias.findPlaces([id]),
    ]);
    const tablero = tableros.find((one) => one.proyecto === current?.proyecto) ?? tableros[0] ?? null;
    const [mayMove, sprint] = tablero
      ? await Promise.all([
          this.acceso.allows(caller, 'proyecto.editar', tablero.proyecto),
          this.sprints.findInProgress(tablero.proyecto),
        ])
      : [false, null];
    if (!tablero || !mayMove || !(sprint ?? datos.sinSprint)) throw await this.refusalOf(caller, id, tablero);
    const among = sprint?.historias;
    if (current?.proyecto !== tablero.proyecto || !(among?.includes(id) ?? true))
      throw await this.refusalOf(caller, id, tablero);
    const columnas = columnasOf(tablero.columnas);
    const columna = findColumna(columnas, datos.columnaDestinoId)!;
    const estado = estadoInto(columna, datos.estado);
    const planned = sprint ?? (await this.sprints.findReserving([id]))[0];
    const ref = planned ? toSprintRef(planned) : null;
    if (datos.despuesDe === undefined && columnaDe(columnas, current) === columna)
      return this.unmoved(caller, id, ref);
    const moved = await this.commands.ask(moverHistoria, {
      actor: caller._id,
      historia: id,
      proyecto: tablero.proyecto,
      sprint: ref ?? undefined,
      estados: columna.estados,
      estado,
      despuesDe: datos.despuesDe,
      sitio: { entre: among ? [...among] : null, dentro: dentroDe(columna, columnas) },
      // An owner of the version before asks for it.
      antesDe: null,
      columna: isShared(columna, columnas) ? keptOf(columna, columnas, current) : undefined,
      cupo: cupoOf(columna, columnas, among),
      completarTareas: datos.completarTareas,
    });
    // It is moved: if the copy cannot be written now, the event with the same state makes up for it.
    await this.copia.apply([moved]).catch(() => undefined);
    const { version, nombres } = moved;
    const { epica: tituloEpica, responsable, etiquetas } = nombres;
    return toHistoria({ ...moved.datos, _id: id, version, tituloEpica, responsable, etiquetas }, ref);
  }

  private async unmoved(caller: Caller, id: string, sprint: SprintRef | null): Promise<HistoriaDeSprint> {
    const historia = await this.historias.find(id);
    if (!historia) throw await this.refusalOf(caller, id, null);
    return toHistoria(historia, sprint);
  }

  /** The error to throw. Whoever may not see the story must not learn from the column that it exists. */
  private async refusalOf(caller: Caller, id: string, tablero: TableroDoc | null): Promise<DomainError> {
    const historia = await this.historias.find(id);
    const { historiaNoEncontrada } = erroresProyectos;
    const { proyecto } = await this.acceso.child(caller, 'proyecto.editar', historia, historiaNoEncontrada);
    const { columnaNoValida, historiaFueraDelTablero } = erroresSprints;
    return new DomainError(tablero?.proyecto === proyecto ? historiaFueraDelTablero : columnaNoValida);
  }
}

/** What the story keeps, so that it is in this column and in no other of its state. */
function keptOf(
  { _id, nombre }: ReglaColumna,
  columnas: readonly ReglaColumna[],
  { columna }: HistoriaPlace,
) {
  const antes = columna ? findColumna(columnas, columna)?.nombre : undefined;
  return { _id, nombre, ...(antes && { antes }) };
}
