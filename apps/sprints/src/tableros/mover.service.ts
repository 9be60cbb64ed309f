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
import { toHistoria, toSprintRef } from '../sprints/sprint.mapper';
import { estadoInto, neighboursIn } from './columna.rules';
import { Instantaneas, type Instantanea } from './instantaneas';
import { Marcador } from './marcador';
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

  async move(caller: Caller, id: string, datos: MoverHistoria): Promise<HistoriaDeSprint> {
    const found = await this.historias.find(id);
    const { historiaNoEncontrada } = erroresProyectos;
    const { proyecto } = await this.acceso.child(caller, 'proyecto.editar', found, historiaNoEncontrada);
    const columna = await this.columnaOf(proyecto, datos.columnaDestinoId);
    const estado = estadoInto(columna, datos.estado);
    const instantanea = await this.instantaneas.read(proyecto);
    const current = instantanea?.historias.find(({ _id }) => _id === id);
    if (!instantanea || !current) throw new DomainError(erroresSprints.historiaFueraDelTablero);
    const vecinas = neighboursIn(columna, instantanea.historias, id, datos.despuesDe);
    if (!vecinas) return current;
    const estados = [...ESTADOS_DE_COLUMNA[columna]];
    const request = { actor: caller._id, historia: id, proyecto, estados, estado, ...vecinas };
    const moved = await this.commands.send(moverHistoria, request);
    await this.copia.apply([moved]);
    await this.marcador.settled();
    return this.present(moved, current, instantanea);
  }

  private async columnaOf(proyecto: string, id: string): Promise<NombreColumna> {
    const tablero = await this.tableros.findByColumna(id);
    const columna = tablero?.columnas.find(({ _id }) => _id.toHexString() === id);
    if (!columna || tablero?.proyecto !== proyecto) throw new DomainError(erroresSprints.columnaNoValida);
    return columna.nombre;
  }

  private present(
    { _id, version, datos }: { _id: string; version: number; datos: HistoriaDatos },
    current: HistoriaDeSprint,
    { sprint }: Instantanea,
  ): HistoriaDeSprint {
    const tituloEpica = current.epicaId.titulo;
    return toHistoria({ ...datos, _id, version, tituloEpica }, toSprintRef(sprint));
  }
}
