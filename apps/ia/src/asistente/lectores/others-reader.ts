import { Injectable } from '@nestjs/common';
import { consultarConversacion } from '@pmp/contracts/mensajes';
import {
  consultarActividad,
  consultarComentarios,
  consultarElementos,
  consultarPlantillas,
  consultarVistas,
} from '@pmp/contracts/proyectos';
import { consultarAcuerdos } from '@pmp/contracts/sprints';
import { Calendario, CommandClient, textOfDia } from '@pmp/platform';
import type { Proyecto, Tarea } from '../../datos/lectura/datos';
import type { Rango } from '../../preguntas/comprension/periodo';
import type {
  Actividad,
  Acuerdos,
  Comentario,
  Encontrado,
  Listado,
  Mensaje,
  PlantillaGuardada,
  VistaGuardada,
} from '../../preguntas/person-reader';
import { addDias } from '../../preguntas/respuestas/contexto/redaccion';

const TIMEOUT_MS = 3_000;
const EVER = '2000-01-01T00:00:00.000Z';

/**
 * What is not copied here, because only questions need it: history, comments, conversations, and how a team works. Their owners answer in
 * the asker's name; while one of them does not, the answer says so.
 */
@Injectable()
export class OthersReader {
  constructor(
    private readonly commands: CommandClient,
    private readonly calendario: Calendario,
  ) {}

  async actividad(usuario: string, proyecto: Proyecto, dias: Rango): Promise<Actividad | null> {
    const pedida = { usuario, proyecto: proyecto._id, ...this.around(dias) };
    return orNull(async () => {
      const [{ cambios }, { comentarios }] = await Promise.all([
        this.commands.ask(consultarActividad, pedida, { timeoutMs: TIMEOUT_MS }),
        this.commands.ask(consultarComentarios, pedida, { timeoutMs: TIMEOUT_MS }),
      ]);
      return {
        cambios: this.within(cambios, dias).map((cambio) => ({ ...cambio, proyecto: proyecto._id })),
        comentarios: this.within(comentarios, dias).map((one) => toComentario(one, proyecto._id)),
      };
    });
  }

  async comentarios(
    usuario: string,
    proyecto: string,
    sobre: readonly Tarea[],
  ): Promise<Comentario[] | null> {
    return orNull(async () => {
      const { comentarios } = await this.commands.ask(
        consultarComentarios,
        {
          usuario,
          proyecto,
          desde: EVER,
          hasta: new Date().toISOString(),
          sobre: sobre.map(({ _id }) => _id),
        },
        { timeoutMs: TIMEOUT_MS },
      );
      return comentarios.map((one) => toComentario(one, proyecto));
    });
  }

  async mensajes(
    usuario: string,
    tipo: Mensaje['tipo'],
    chat: string,
    dias: Rango,
  ): Promise<Mensaje[] | null> {
    return orNull(async () => {
      const { mensajes } = await this.commands.ask(
        consultarConversacion,
        { usuario, tipo, chat, ...this.around(dias) },
        { timeoutMs: TIMEOUT_MS },
      );
      return this.within(mensajes, dias).map((mensaje) => ({ ...mensaje, tipo, chat }));
    });
  }

  async encontrar(
    usuario: string,
    proyectos: string[],
    q: string,
    limite: number,
  ): Promise<Listado<Encontrado> | null> {
    return orNull(async () => {
      const pedida = { usuario, proyectos, q, limite };
      const found = await this.commands.ask(consultarElementos, pedida, { timeoutMs: TIMEOUT_MS });
      return { filas: found.elementos, total: found.total };
    });
  }

  acuerdos(usuario: string, proyecto: string): Promise<Acuerdos | null> {
    return orNull(() =>
      this.commands.ask(consultarAcuerdos, { usuario, proyecto }, { timeoutMs: TIMEOUT_MS }),
    );
  }

  plantillas(usuario: string, proyecto: string): Promise<PlantillaGuardada[] | null> {
    return orNull(async () => {
      const pedida = { usuario, proyecto };
      return (await this.commands.ask(consultarPlantillas, pedida, { timeoutMs: TIMEOUT_MS })).plantillas;
    });
  }

  vistas(usuario: string): Promise<VistaGuardada[] | null> {
    return orNull(
      async () => (await this.commands.ask(consultarVistas, { usuario }, { timeoutMs: TIMEOUT_MS })).vistas,
    );
  }

  /** A day more at each end: the days are the installation's, the instants are not. */
  private around({ desde, hasta }: Rango): { desde: string; hasta: string } {
    return { desde: `${addDias(desde, -1)}T00:00:00.000Z`, hasta: `${addDias(hasta, 2)}T00:00:00.000Z` };
  }

  private within<T extends { fecha: string }>(items: readonly T[], { desde, hasta }: Rango): T[] {
    return items.filter(({ fecha }) => {
      const dia = textOfDia(this.calendario.diaOf(fecha));
      return dia >= desde && dia <= hasta;
    });
  }
}

interface Contado {
  fecha: string;
  autor: string | null;
  sobre: { entidad: 'historia' | 'tarea'; _id: string; titulo: string };
  texto: string;
}

const toComentario = ({ sobre, ...rest }: Contado, proyecto: string): Comentario => ({
  ...rest,
  ...sobre,
  proyecto,
});

/** Whatever the owner's reason: the answer goes on without it. */
async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch {
    return null;
  }
}
