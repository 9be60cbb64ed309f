import { Injectable } from '@nestjs/common';
import type { Persona } from '@pmp/contracts/common';
import { mencionEnDescripcion } from '@pmp/contracts/proyectos';
import { extractoOf, mencionadas, mencionesIn, type Writing } from '@pmp/platform';
import type { Types } from 'mongoose';
import { NamesService } from './names.service';

/** An item with a description, as it is about to be written. */
interface Described {
  _id: Types.ObjectId;
  titulo: string;
  descripcion: string;
  proyecto: Types.ObjectId;
}

interface About {
  tipo: 'epica' | 'historia' | 'tarea';
  /** Its description until now. */
  before: string;
  /** Of its project. */
  equipo: Types.ObjectId;
  autor: string;
}

/** Whom the texts of a project name. */
@Injectable()
export class Mentions {
  constructor(private readonly names: NamesService) {}

  /** Members of the project's team whom the text names, except its author. */
  async namedIn(texto: string, equipo: Types.ObjectId, autor: string): Promise<Persona[]> {
    if (!texto.includes('@')) return [];
    const miembros = (await this.names.membersOf(equipo.toHexString())) ?? [];
    const persona = await this.names.readPeople(miembros);
    const others = miembros.flatMap((id) => (id === autor ? [] : (persona(id) ?? [])));
    const named = new Set(mencionadas(texto, others));
    return others.filter(({ _id }) => named.has(_id));
  }

  /** Reads what is needed to tell those whom a description names and did not before; what it returns writes it. */
  async prepare(doc: Described, { tipo, before, equipo, autor }: About): Promise<(tx: Writing) => void> {
    const { descripcion, titulo } = doc;
    const named = await this.namedIn(descripcion, equipo, autor);
    const known = new Set(mencionadas(before, named));
    const told = named.filter(({ _id }) => !known.has(_id));
    const persona = told.length > 0 ? (await this.names.readPeople([autor]))(autor) : null;
    if (!persona) return () => undefined;
    const menciones = mencionesIn(descripcion, named);
    return (tx) => {
      for (const { _id } of told) {
        tx.fact(mencionEnDescripcion, {
          sobre: { entidad: tipo, _id: doc._id.toHexString(), titulo },
          proyecto: doc.proyecto.toHexString(),
          autor: { _id: autor, nombre: persona.nombre },
          persona: _id,
          extracto: extractoOf(descripcion, _id, menciones),
        });
      }
    };
  }
}
