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
import type { HistoriaDatos } from '../copias/copied-types';
import { HistoriasReader } from '../copias/historias.reader';
import { toHistoria, toSprintRef, type SprintRef } from '../sprints/sprint.mapper';
import { estadoInto, neighboursIn, type Neighbours } from './columna.rules';
import { BoardSnapshots, type BoardSnapshot } from './board-snapshots';
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
    private readonly snapshots: BoardSnapshots,
    private readonly historias: HistoriasReader,
    private readonly acceso: AccesoService,
    private readonly commands: CommandClient,
    @InjectCopy(historiaEstado) private readonly copia: LocalCopy<HistoriaDatos>,
  ) {}

  /** The column identifies the board, and the board knows the story, so the story is not read. */
  async move(caller: Caller, id: string, datos: MoverHistoria): Promise<HistoriaDeSprint> {
    const tablero = await this.tableros.findByColumna(datos.columnaDestinoId);
    const mayMove = tablero && (await this.acceso.allows(caller, 'proyecto.editar', tablero.proyecto));
    if (!mayMove) throw await this.refusalOf(caller, id, tablero);
    const place = this.recentPlace(tablero, id, datos) ?? (await this.newestPlace(tablero, id, datos));
    if (!place) throw await this.refusalOf(caller, id, tablero);
    const { current, columna, neighbours, sprint } = place;
    const estado = estadoInto(columna, datos.estado);
    if (!neighbours) return current;
    const moved = await this.commands.ask(moverHistoria, {
      actor: caller._id,
      historia: id,
      proyecto: tablero.proyecto,
      sprint,
      visto: { epica: current.epicaId, versiones: place.versiones },
      estados: [...ESTADOS_DE_COLUMNA[columna]],
      estado,
      despuesDe: neighbours.despuesDe?._id ?? null,
      antesDe: neighbours.antesDe?._id ?? null,
    });
    await this.copia.send([moved]);
    const tituloEpica = current.epicaId.titulo;
    const historia = toHistoria({ ...moved.datos, _id: id, version: moved.version, tituloEpica }, sprint);
    this.snapshots.put(tablero.proyecto, historia);
    return historia;
  }

  /**
   * The place according to the cached board, if that is enough to tell: the owner checks the story and its neighbours
   * anyway.
   */
  private recentPlace(tablero: TableroDoc, id: string, datos: MoverHistoria): Place | null {
    const recent = this.snapshots.recent(tablero.proyecto);
    if (!recent || !isKnown(recent, datos.despuesDe, id)) return null;
    const place = placeIn(recent, tablero, id, datos);
    return place?.neighbours ? place : null;
  }

  private async newestPlace(tablero: TableroDoc, id: string, datos: MoverHistoria): Promise<Place | null> {
    const newest = await this.snapshots.read(tablero.proyecto);
    return newest && placeIn(newest, tablero, id, datos);
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

interface Place {
  current: HistoriaDeSprint;
  columna: NombreColumna;
  /** Null: the story stays where it is. */
  neighbours: Neighbours | null;
  sprint: SprintRef;
  /** Versions of the story and its neighbours, by id. */
  versiones: Record<string, number>;
}

/** Null: the story is not on the board. */
function placeIn(
  { sprint, historias }: BoardSnapshot,
  tablero: TableroDoc,
  id: string,
  { columnaDestinoId, despuesDe }: MoverHistoria,
): Place | null {
  const current = historias.find(({ _id }) => _id === id);
  if (!sprint || !current) return null;
  const columna = tablero.columnas.find(({ _id }) => _id.toHexString() === columnaDestinoId)!.nombre;
  const neighbours = neighboursIn(columna, historias, current, despuesDe);
  const seen = [current, neighbours?.despuesDe, neighbours?.antesDe].filter((historia) => !!historia);
  const versiones = Object.fromEntries(seen.map(({ _id, version }) => [_id, version]));
  return { current, columna, neighbours, sprint: toSprintRef(sprint), versiones };
}

const isKnown = (
  { historias }: BoardSnapshot,
  despuesDe: string | null | undefined,
  moved: string,
): boolean => !despuesDe || (despuesDe !== moved && historias.some(({ _id }) => _id === despuesDe));
