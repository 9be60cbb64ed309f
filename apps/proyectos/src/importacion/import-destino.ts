import { Injectable } from '@nestjs/common';
import {
  type Destino,
  erroresImportacion,
  erroresProyectos,
  type Importacion,
  type Mapeo,
  MAX_CLAVE_PROYECTO,
} from '@pmp/contracts/proyectos';
import { type Caller, DomainError, toBuscable } from '@pmp/platform';
import type { Types } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { NamesService } from '../names/names.service';

interface Read {
  archivo: { nombre: string };
  columnas: Importacion['columnas'];
}

/** Where an import goes: a project that is there, or one that is made with it. */
@Injectable()
export class ImportDestino {
  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly acceso: AccesoService,
    private readonly names: NamesService,
  ) {}

  /** A project named after the file, with the key that the items have in the source, or the first like it that is free. */
  async suggest(read: Read, mapeo: Mapeo, equipo: string) {
    const nombre = nameOf(read.archivo);
    const proposed = keyIn(read.columnas, mapeo) ?? keyOf(nombre);
    let clave = proposed;
    for (let number = 2; await this.isTaken(clave); number++)
      clave = proposed.slice(0, MAX_CLAVE_PROYECTO - String(number).length) + number;
    return { nombre, clave, equipo };
  }

  /**
   * The key of the project; throws unless the caller may bring work there, and give it to those people. Nobody looks
   * through what becomes of every row only to hear it afterwards. `proyecto`: the id of the one that it makes, which is
   * there already where a process died just then.
   */
  async assertMayBe(
    caller: Caller,
    { proyecto }: { proyecto: Types.ObjectId | null },
    destino: Destino,
    { personas }: Mapeo,
  ): Promise<string> {
    const into =
      'proyecto' in destino ? await this.acceso.proyecto(caller, 'proyecto.editar', destino.proyecto) : null;
    if ('nuevo' in destino) {
      await this.acceso.assertMayCreateIn(caller, destino.nuevo.equipo);
      if (await this.isTaken(destino.nuevo.clave, proyecto))
        throw new DomainError(erroresProyectos.claveDuplicada);
    }
    const equipo = 'nuevo' in destino ? destino.nuevo.equipo : into!.equipo.toHexString();
    const members = new Set((await this.names.membersOf(equipo)) ?? []);
    const chosen = new Set(Object.values(personas).filter((id) => id !== null));
    for (const persona of chosen) {
      const may = members.has(persona) || (into && (await this.acceso.maySee(persona, into)));
      if (!may) throw new DomainError(erroresImportacion.personaAjena);
    }
    return into?.clave ?? ('nuevo' in destino ? destino.nuevo.clave : '');
  }

  private async isTaken(clave: string, own: Types.ObjectId | null = null): Promise<boolean> {
    const keyed = await this.proyectos.findKeyed(clave);
    return keyed.some((proyecto) => proyecto.clave === clave && !(own && proyecto._id.equals(own)));
  }
}

const nameOf = ({ nombre }: Read['archivo']): string =>
  nombre
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim() || 'Importado';

function keyIn(columnas: Read['columnas'], { columnas: campos }: Mapeo): string | undefined {
  const keys = columnas.find((columna) => campos[columna.nombre] === 'clave')?.ejemplos ?? [];
  const prefix = keys.map((key) => /^([A-Z][A-Z0-9_]{1,9})-\d+$/i.exec(key)?.[1]).find(Boolean);
  return prefix?.toUpperCase();
}

const keyOf = (nombre: string): string =>
  toBuscable(nombre)
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 6)
    .padEnd(2, 'x')
    .toUpperCase();
