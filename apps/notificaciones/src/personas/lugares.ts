import { Injectable } from '@nestjs/common';
import { proyectoEstado, tareaEstado } from '@pmp/contracts/proyectos';
import { equipoEstado } from '@pmp/contracts/usuarios';
import { type Copied, InjectCopy, type LocalCopy } from '@pmp/platform';
import type { Lugar } from './lugar.rules';
import { Personas } from './personas';

type Equipo = Copied<typeof equipoEstado>;
type Proyecto = Copied<typeof proyectoEstado>;
type Tarea = Copied<typeof tareaEstado>;

/** Which places a person may see now. */
@Injectable()
export class Lugares {
  constructor(
    @InjectCopy(equipoEstado) private readonly equipos: LocalCopy<Equipo>,
    @InjectCopy(proyectoEstado) private readonly proyectos: LocalCopy<Proyecto>,
    @InjectCopy(tareaEstado) private readonly tareas: LocalCopy<Tarea>,
    private readonly personas: Personas,
  ) {}

  /**
   * Of those places, the ids of those that the person may not see, and of those that are deleted. One that has not
   * arrived here yet is in neither.
   */
  async lost(
    persona: string,
    lugares: readonly Lugar[],
  ): Promise<{ perdidos: Set<string>; eliminados: Set<string> }> {
    const idsOf = (tipo: Lugar['tipo']) => lugares.flatMap((lugar) => (lugar.tipo === tipo ? lugar._id : []));
    const tareas = await find(this.tareas, idsOf('tarea'));
    const inTareas = [...tareas.values()].flatMap(({ proyecto }) => proyecto ?? []);
    const proyectos = await find(this.proyectos, [...idsOf('proyecto'), ...inTareas]);
    const inProyectos = [...proyectos.values()].flatMap(({ equipo }) => equipo ?? []);
    const equipos = await find(this.equipos, [...idsOf('equipo'), ...inProyectos]);
    const owns = ({ miembros = [] }: Partial<Equipo>) => miembros.some(({ usuario }) => usuario === persona);
    const kept = {
      equipo: (id: string) => isKept(equipos.get(id), owns),
      proyecto: (id: string) => isKept(proyectos.get(id), ({ equipo }) => kept.equipo(equipo)),
      tarea: (id: string) => isKept(tareas.get(id), ({ proyecto }) => kept.proyecto(proyecto)),
    };
    const lost = lugares.filter(({ tipo, _id }) => !kept[tipo](_id));
    if (lost.length === 0 || (await this.personas.find([persona])).get(persona)?.rol === 'admin')
      return { perdidos: new Set(), eliminados: new Set() };
    const isDeleted = ({ tipo, _id }: Lugar) => tipo === 'tarea' && tareas.get(_id)?.eliminado === true;
    return {
      perdidos: new Set(lost.flatMap((lugar) => (isDeleted(lugar) ? [] : lugar._id))),
      eliminados: new Set(lost.flatMap((lugar) => (isDeleted(lugar) ? lugar._id : []))),
    };
  }
}

const isKept = <T extends { eliminado: boolean }>(copia: T | undefined, of: (copia: T) => boolean): boolean =>
  !copia || (!copia.eliminado && of(copia));

async function find<T>({ model }: LocalCopy<T>, ids: readonly string[]) {
  const found = ids.length ? await model.collection.find({ _id: { $in: ids } } as never).toArray() : [];
  const copias = found as unknown as (T & { _id: string; eliminado: boolean })[];
  return new Map(copias.map((copia) => [copia._id, copia]));
}
