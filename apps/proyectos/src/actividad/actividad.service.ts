import { Injectable } from '@nestjs/common';
import {
  type consultarActividad,
  type consultarComentarios,
  erroresProyectos,
} from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import type { Types } from 'mongoose';
import type { z } from 'zod';
import { AccesoService } from '../acceso/acceso.service';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { ComentariosRepository } from '../comentarios/comentarios.repository';
import { HistorialRepository } from '../elementos/historial/historial.repository';
import type { Touched } from '../elementos/kinds/elemento.repository';
import { Kinds } from '../elementos/kinds/kinds';
import { objectId } from '../storage/object-id';

type Cambio = z.input<typeof consultarActividad.reply>['cambios'][number];
type Comentario = z.input<typeof consultarComentarios.reply>['comentarios'][number];

interface Pedida {
  usuario: string;
  proyecto: string;
  desde: string;
  hasta: string;
}

interface Dias {
  desde: Date;
  hasta: Date;
}

/** Enough for a busy month; of more, the newest count. */
const MAX_ROWS = 1_000;
const MAX_ITEMS = 5_000;

const byFecha = (a: { fecha: string }, b: { fecha: string }): number => a.fecha.localeCompare(b.fecha);
const diasOf = ({ desde, hasta }: Pedida): Dias => ({ desde: new Date(desde), hasta: new Date(hasta) });

/** Tells what happened in a project to a person who may see it. */
@Injectable()
export class ActividadService {
  constructor(
    private readonly acceso: AccesoService,
    private readonly proyectos: ProyectosRepository,
    private readonly kinds: Kinds,
    private readonly historial: HistorialRepository,
    private readonly comentarios: ComentariosRepository,
  ) {}

  async changes(pedida: Pedida): Promise<Cambio[]> {
    const proyecto = await this.visible(pedida);
    const dias = diasOf(pedida);
    const items = await this.touchedSince(proyecto, dias.desde);
    const byId = new Map(items.map((item) => [item._id.toHexString(), item]));
    const ids = items.map(({ _id }) => _id);
    const rows = await this.historial.changesBetween(ids, dias, MAX_ROWS);
    const cambios = rows.map(({ sobre, autor, campo, de, a, createdAt }): Cambio => {
      const { entidad, titulo } = byId.get(sobre.toHexString())!;
      return {
        fecha: createdAt.toISOString(),
        autor: autor.toHexString(),
        entidad,
        _id: sobre.toHexString(),
        titulo,
        campo,
        de,
        a,
      };
    });
    const creados = items
      .filter(({ createdAt }) => createdAt >= dias.desde && createdAt < dias.hasta)
      .map(({ entidad, _id, titulo, creador, createdAt }): Cambio => ({
        fecha: createdAt.toISOString(),
        autor: creador?.toHexString() ?? null,
        entidad,
        _id: _id.toHexString(),
        titulo,
        campo: null,
        de: null,
        a: null,
      }));
    return [...creados, ...cambios].sort(byFecha);
  }

  async comments({ sobre, ...pedida }: Pedida & { sobre?: string[] | undefined }): Promise<Comentario[]> {
    const proyecto = await this.visible(pedida);
    const ids = sobre?.map(objectId);
    const docs = await this.comentarios.writtenBetween(proyecto, diasOf(pedida), ids, MAX_ROWS);
    const titles = await this.titlesOf(docs.map((doc) => doc.sobre));
    return docs
      .flatMap(({ entidad, sobre: item, creador, texto, createdAt }): Comentario[] => {
        const titulo = titles.get(item.toHexString());
        if (titulo === undefined) return [];
        const de = { entidad, _id: item.toHexString(), titulo };
        return [{ fecha: createdAt.toISOString(), autor: creador.toHexString(), sobre: de, texto }];
      })
      .sort(byFecha);
  }

  /** Whatever happened later than that happened to one of these. */
  private async touchedSince(
    proyecto: Types.ObjectId,
    desde: Date,
  ): Promise<(Touched & { entidad: Cambio['entidad'] })[]> {
    const found = await Promise.all(
      this.kinds.all.map(async (kind) =>
        (await this.kinds.of(kind).touchedSince(proyecto, desde, MAX_ITEMS)).map((item) => ({
          ...item,
          entidad: kind.tipo,
        })),
      ),
    );
    return found.flat();
  }

  private async titlesOf(ids: readonly Types.ObjectId[]): Promise<Map<string, string>> {
    const found = await Promise.all(this.kinds.all.map((kind) => this.kinds.of(kind).titlesOf(ids)));
    return new Map(found.flat().map(({ _id, titulo }) => [_id.toHexString(), titulo]));
  }

  private async visible({ usuario, proyecto }: Pedida): Promise<Types.ObjectId> {
    const doc = await this.proyectos.findById(proyecto);
    if (!doc || !(await this.acceso.maySee(usuario, doc))) {
      throw new DomainError(erroresProyectos.proyectoNoEncontrado);
    }
    return doc._id;
  }
}
