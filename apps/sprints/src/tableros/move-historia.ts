import { Injectable } from '@nestjs/common';
import { erroresProyectos, historiaEstado, moverHistoria } from '@pmp/contracts/proyectos';
import {
  erroresSprints,
  ESTADOS_DE_COLUMNA,
  type HistoriaDeSprint,
  type MoverHistoria,
  type NombreColumna,
} from '@pmp/contracts/sprints';
import { CommandClient, DomainError, InjectCopy, type Caller, type LocalCopy } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import type { HistoriaDatos, HistoriaPlace } from '../copies/copied-types';
import { HistoriasReader, type Places } from '../copies/historias.reader';
import { PersonasReader } from '../copies/personas.reader';
import { toHistoria, toSprintRef, type SprintRef } from '../sprints/sprint.mapper';
import { byRank } from '../sprints/rank.rules';
import { SprintsRepository } from '../sprints/sprints.repository';
import { estadoInto, neighboursIn } from './columna.rules';
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
    private readonly personas: PersonasReader,
    private readonly acceso: AccesoService,
    private readonly commands: CommandClient,
    @InjectCopy(historiaEstado) private readonly copia: LocalCopy<HistoriaDatos>,
  ) {}

  /** The column identifies the board. The owner checks the story and its neighbours again. */
  async move(caller: Caller, id: string, datos: MoverHistoria): Promise<HistoriaDeSprint> {
    const tablero = await this.tableros.findByColumna(datos.columnaDestinoId);
    const [mayMove, sprint] = tablero
      ? await Promise.all([
          this.acceso.allows(caller, 'proyecto.editar', tablero.proyecto),
          this.sprints.findInProgress(tablero.proyecto),
        ])
      : [false, null];
    if (!tablero || !mayMove || !(sprint ?? datos.sinSprint)) throw await this.refusalOf(caller, id, tablero);
    const { nombre } = tablero.columnas.find(({ _id }) => _id.toHexString() === datos.columnaDestinoId)!;
    const board = { proyecto: tablero.proyecto, among: sprint?.historias };
    const around = await this.placesAround(board, nombre, id, datos.despuesDe);
    const current = around.find(({ _id }) => _id === id);
    const tituloEpica = current && (await this.historias.tituloOf(current.epica));
    if (!current || typeof tituloEpica !== 'string') throw await this.refusalOf(caller, id, tablero);
    const estado = estadoInto(nombre, datos.estado);
    const neighbours = neighboursIn(nombre, around, current, datos.despuesDe);
    const planned = sprint ?? (await this.sprints.findReserving([id]))[0];
    const ref = planned ? toSprintRef(planned) : null;
    if (!neighbours) return this.unmoved(caller, id, ref);
    const moved = await this.commands.ask(moverHistoria, {
      actor: caller._id,
      historia: id,
      proyecto: tablero.proyecto,
      sprint: ref ?? undefined,
      estados: [...ESTADOS_DE_COLUMNA[nombre]],
      estado,
      despuesDe: neighbours.despuesDe?._id ?? null,
      antesDe: neighbours.antesDe?._id ?? null,
      completarTareas: datos.completarTareas,
    });
    await this.copia.send([moved]);
    const { responsable } = moved.datos;
    const people = await this.personas.read(responsable ? [responsable] : []);
    const persona = people.get(responsable ?? '') ?? null;
    return toHistoria(
      { ...moved.datos, _id: id, version: moved.version, tituloEpica, responsable: persona },
      ref,
    );
  }

  /** The moved story, and those of the board between which it may come; in rank order. */
  private async placesAround(
    { proyecto, among }: Pick<Places, 'proyecto' | 'among'>,
    columna: NombreColumna,
    moved: string,
    despuesDe: string | null | undefined,
  ): Promise<HistoriaPlace[]> {
    const named = [moved, despuesDe].filter((id) => typeof id === 'string' && (among?.includes(id) ?? true));
    const found = await this.historias.findPlaces(proyecto, named as string[]);
    const all = { proyecto, among, except: moved };
    const inside = { ...all, estados: ESTADOS_DE_COLUMNA[columna] };
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

const listOf = <T>(item: T | null): T[] => (item === null ? [] : [item]);
