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
import { HistoriasReader, type Places } from '../copies/historias.reader';
import { toHistoria, toSprintRef, type SprintRef } from '../sprints/sprint.mapper';
import { byRank } from '../sprints/rank.rules';
import { SprintsRepository } from '../sprints/sprints.repository';
import { columnasOf, dentroDe, isShared } from './columnas.rules';
import { cupoOf } from './cupo.rules';
import { estadoInto, neighboursIn } from './place.rules';
import type { TableroDoc } from './tablero.model';
import { TablerosRepository } from './tableros.repository';

/**
 * A story's estado and rank belong to `proyectos`: this asks it to move the story and applies the answer to the local
 * copy.
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

  /** The column identifies the board. The owner checks the story and its neighbours again. */
  async move(caller: Caller, id: string, datos: MoverHistoria): Promise<HistoriaDeSprint> {
    const [tableros, named] = await Promise.all([
      this.tableros.findByColumna(datos.columnaDestinoId),
      this.historias.findPlaces([id, ...(datos.despuesDe ? [datos.despuesDe] : [])]),
    ]);
    const proyecto = named.find(({ _id }) => _id === id)?.proyecto;
    const tablero = tableros.find((one) => one.proyecto === proyecto) ?? tableros[0] ?? null;
    const [mayMove, sprint] = tablero
      ? await Promise.all([
          this.acceso.allows(caller, 'proyecto.editar', tablero.proyecto),
          this.sprints.findInProgress(tablero.proyecto),
        ])
      : [false, null];
    if (!tablero || !mayMove || !(sprint ?? datos.sinSprint)) throw await this.refusalOf(caller, id, tablero);
    const columnas = columnasOf(tablero.columnas);
    const columna = findColumna(columnas, datos.columnaDestinoId)!;
    const dentro = dentroDe(columna, columnas);
    const board = { proyecto: tablero.proyecto, among: sprint?.historias, dentro };
    const around = await this.placesAround(board, id, datos.despuesDe, named);
    const current = around.find(({ _id }) => _id === id);
    if (!current) throw await this.refusalOf(caller, id, tablero);
    const estado = estadoInto(columna, datos.estado);
    const isIn = (one: HistoriaPlace) => columnaDe(columnas, one) === columna;
    const neighbours = neighboursIn(isIn, around, current, datos.despuesDe);
    const planned = sprint ?? (await this.sprints.findReserving([id]))[0];
    const ref = planned ? toSprintRef(planned) : null;
    if (!neighbours) return this.unmoved(caller, id, ref);
    const moved = await this.commands.ask(moverHistoria, {
      actor: caller._id,
      historia: id,
      proyecto: tablero.proyecto,
      sprint: ref ?? undefined,
      estados: columna.estados,
      estado,
      despuesDe: neighbours.despuesDe?._id ?? null,
      antesDe: neighbours.antesDe?._id ?? null,
      columna: isShared(columna, columnas) ? keptOf(columna, columnas, current) : undefined,
      cupo: cupoOf(columna, columnas, board.among),
      completarTareas: datos.completarTareas,
    });
    // It is moved: if the copy cannot be written now, the event with the same state makes up for it.
    await this.copia.apply([moved]).catch(() => undefined);
    const { version, nombres } = moved;
    const { epica: tituloEpica, responsable, etiquetas } = nombres;
    return toHistoria({ ...moved.datos, _id: id, version, tituloEpica, responsable, etiquetas }, ref);
  }

  /** Of `named` those on the board, and those of it between which the moved story may come; in rank order. */
  private async placesAround(
    { proyecto, among, dentro }: Pick<Places, 'proyecto' | 'among' | 'dentro'>,
    moved: string,
    despuesDe: string | null | undefined,
    named: readonly HistoriaPlace[],
  ): Promise<HistoriaPlace[]> {
    const found = named.filter((one) => one.proyecto === proyecto && (among?.includes(one._id) ?? true));
    const all = { proyecto, among, except: moved };
    const inside = { ...all, ...(dentro && { dentro }) };
    const first = (places: Places) => this.historias.findOutermost(1, places);
    if (despuesDe === undefined) {
      const last = await this.historias.findOutermost(-1, inside);
      if (last) found.push(last, ...listOf(await first({ ...all, behind: last })));
    } else if (despuesDe === null) {
      found.push(...listOf(await first(inside)));
    } else {
      const behind = found.find(({ _id }) => _id === despuesDe);
      if (behind)
        found.push(...listOf((await first({ ...inside, behind })) ?? (await first({ ...all, behind }))));
    }
    return found.sort(byRank);
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

const listOf = <T>(item: T | null): T[] => (item === null ? [] : [item]);
