import { Injectable } from '@nestjs/common';
import { erroresProyectos, historiaEstado, moverHistoria } from '@pmp/contracts/proyectos';
import {
  erroresSprints,
  ESTADOS_DE_COLUMNA,
  type HistoriaDeSprint,
  type MoverHistoria,
} from '@pmp/contracts/sprints';
import { CommandClient, DomainError, InjectCopy, type Caller, type LocalCopy } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import type { HistoriaDatos } from '../copias/copied-types';
import { HistoriasReader } from '../copias/historias.reader';
import { toHistoria, toSprintRef } from '../sprints/sprint.mapper';
import type { SprintDoc } from '../sprints/sprint.model';
import { estadoInto, neighboursIn } from './columna.rules';
import { Instantaneas } from './instantaneas';
import { Marcador } from './marcador';
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
    private readonly marcador: Marcador,
    @InjectCopy(historiaEstado) private readonly copia: LocalCopy<HistoriaDatos>,
  ) {}

  /** The column leads to the board without a look at the story, which the board knows. */
  async move(caller: Caller, id: string, datos: MoverHistoria): Promise<HistoriaDeSprint> {
    const tablero = await this.tableros.findByColumna(datos.columnaDestinoId);
    const [mayMove, read] = tablero
      ? await Promise.all([
          this.acceso.allows(caller, 'proyecto.editar', tablero.proyecto),
          this.instantaneas.read(tablero.proyecto),
        ])
      : [false, null];
    const instantanea = mayMove ? read : null;
    const current = instantanea?.historias.find(({ _id }) => _id === id);
    if (!tablero || !instantanea?.sprint || !current) throw await this.refusalOf(caller, id, tablero);
    const columna = tablero.columnas.find(({ _id }) => _id.toHexString() === datos.columnaDestinoId)!.nombre;
    const estado = estadoInto(columna, datos.estado);
    const vecinas = neighboursIn(columna, instantanea.historias, id, datos.despuesDe);
    if (!vecinas) return current;
    const { proyecto } = tablero;
    const estados = [...ESTADOS_DE_COLUMNA[columna]];
    const epica = current.epicaId._id;
    const request = { actor: caller._id, historia: id, proyecto, epica, estados, estado, ...vecinas };
    const moved = await this.commands.send(moverHistoria, request);
    await this.copia.apply([moved]);
    await this.marcador.settled();
    return this.present(moved, current, instantanea.sprint);
  }

  /** Who may not see the story must not learn from the column that it exists. */
  private async refusalOf(caller: Caller, id: string, tablero: TableroDoc | null): Promise<DomainError> {
    const historia = await this.historias.find(id);
    const { historiaNoEncontrada } = erroresProyectos;
    const { proyecto } = await this.acceso.child(caller, 'proyecto.editar', historia, historiaNoEncontrada);
    const { columnaNoValida, historiaFueraDelTablero } = erroresSprints;
    return new DomainError(tablero?.proyecto === proyecto ? historiaFueraDelTablero : columnaNoValida);
  }

  private present(
    { _id, version, datos }: { _id: string; version: number; datos: HistoriaDatos },
    current: HistoriaDeSprint,
    sprint: SprintDoc,
  ): HistoriaDeSprint {
    const tituloEpica = current.epicaId.titulo;
    return toHistoria({ ...datos, _id, version, tituloEpica }, toSprintRef(sprint));
  }
}
