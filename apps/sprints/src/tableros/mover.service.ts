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
import { estadoInto, neighboursIn, type Vecinas } from './columna.rules';
import { Instantaneas, type Instantanea } from './instantaneas';
import type { TableroDoc } from './tablero.model';
import { TablerosRepository } from './tableros.repository';

/** A story's estado and rank belong to `proyectos`: it is asked, and its answer is applied to the own copy. */
@Injectable()
export class MoverService {
  constructor(
    private readonly tableros: TablerosRepository,
    private readonly instantaneas: Instantaneas,
    private readonly historias: HistoriasReader,
    private readonly acceso: AccesoService,
    private readonly commands: CommandClient,
    @InjectCopy(historiaEstado) private readonly copia: LocalCopy<HistoriaDatos>,
  ) {}

  /** The column leads to the board without a look at the story, which the board knows. */
  async move(caller: Caller, id: string, datos: MoverHistoria): Promise<HistoriaDeSprint> {
    const tablero = await this.tableros.findByColumna(datos.columnaDestinoId);
    const mayMove = tablero && (await this.acceso.allows(caller, 'proyecto.editar', tablero.proyecto));
    if (!mayMove) throw await this.refusalOf(caller, id, tablero);
    const lugar = this.recentPlace(tablero, id, datos) ?? (await this.newestPlace(tablero, id, datos));
    if (!lugar) throw await this.refusalOf(caller, id, tablero);
    const { current, columna, vecinas, sprint } = lugar;
    const estado = estadoInto(columna, datos.estado);
    if (!vecinas) return current;
    const moved = await this.commands.ask(moverHistoria, {
      actor: caller._id,
      historia: id,
      proyecto: tablero.proyecto,
      sprint,
      visto: { epica: current.epicaId, versiones: lugar.versiones },
      estados: [...ESTADOS_DE_COLUMNA[columna]],
      estado,
      despuesDe: vecinas.despuesDe?._id ?? null,
      antesDe: vecinas.antesDe?._id ?? null,
    });
    await this.copia.send([moved]);
    const tituloEpica = current.epicaId.titulo;
    const historia = toHistoria({ ...moved.datos, _id: id, version: moved.version, tituloEpica }, sprint);
    this.instantaneas.put(tablero.proyecto, historia);
    return historia;
  }

  /** By what the process knows, where that can be told: the owner looks at the story and its neighbours anyway. */
  private recentPlace(tablero: TableroDoc, id: string, datos: MoverHistoria): Lugar | null {
    const recent = this.instantaneas.recent(tablero.proyecto);
    if (!recent || !isKnown(recent, datos.despuesDe, id)) return null;
    const lugar = placeIn(recent, tablero, id, datos);
    return lugar?.vecinas ? lugar : null;
  }

  private async newestPlace(tablero: TableroDoc, id: string, datos: MoverHistoria): Promise<Lugar | null> {
    const newest = await this.instantaneas.read(tablero.proyecto);
    return newest && placeIn(newest, tablero, id, datos);
  }

  /** Who may not see the story must not learn from the column that it exists. */
  private async refusalOf(caller: Caller, id: string, tablero: TableroDoc | null): Promise<DomainError> {
    const historia = await this.historias.find(id);
    const { historiaNoEncontrada } = erroresProyectos;
    const { proyecto } = await this.acceso.child(caller, 'proyecto.editar', historia, historiaNoEncontrada);
    const { columnaNoValida, historiaFueraDelTablero } = erroresSprints;
    return new DomainError(tablero?.proyecto === proyecto ? historiaFueraDelTablero : columnaNoValida);
  }
}

interface Lugar {
  current: HistoriaDeSprint;
  columna: NombreColumna;
  /** Null: the story stays where it is. */
  vecinas: Vecinas | null;
  sprint: SprintRef;
  /** Of the story and its neighbours, by id. */
  versiones: Record<string, number>;
}

/** Null: the story is not on the board. */
function placeIn(
  { sprint, historias }: Instantanea,
  tablero: TableroDoc,
  id: string,
  { columnaDestinoId, despuesDe }: MoverHistoria,
): Lugar | null {
  const current = historias.find(({ _id }) => _id === id);
  if (!sprint || !current) return null;
  const columna = tablero.columnas.find(({ _id }) => _id.toHexString() === columnaDestinoId)!.nombre;
  const vecinas = neighboursIn(columna, historias, current, despuesDe);
  const seen = [current, vecinas?.despuesDe, vecinas?.antesDe].filter((historia) => !!historia);
  const versiones = Object.fromEntries(seen.map(({ _id, version }) => [_id, version]));
  return { current, columna, vecinas, sprint: toSprintRef(sprint), versiones };
}

const isKnown = ({ historias }: Instantanea, despuesDe: string | null | undefined, moved: string): boolean =>
  !despuesDe || (despuesDe !== moved && historias.some(({ _id }) => _id === despuesDe));
