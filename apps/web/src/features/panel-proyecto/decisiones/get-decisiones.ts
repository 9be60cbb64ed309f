import type { DecisionTomada } from '@pmp/contracts/common';
import { rutasMensajes } from '@pmp/contracts/mensajes/rutas';
import { rutasComentarios } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';

/** Which decisions of a project are wanted; empty: all. */
export interface Buscadas {
  q?: string | undefined;
  desde?: string | undefined;
}

export interface Pagina {
  decisiones: DecisionTomada[];
  /** Where the older ones begin; null: there are none. */
  hasta: string | null;
}

interface Lista {
  decisiones: DecisionTomada[];
  hayMas: boolean;
}

const fechaDe = ({ decision }: DecisionTomada): string => decision.fecha;

/** Two lists as one page: what is older than the end of a list that goes on waits for the next. */
export const enUna = (listas: readonly Lista[]): Pagina => {
  const ends = listas.flatMap(({ decisiones, hayMas }) => (hayMas ? decisiones.slice(-1).map(fechaDe) : []));
  const hasta = ends.toSorted().at(-1) ?? null;
  const all = listas.flatMap(({ decisiones }) => decisiones);
  const decisiones = all.filter((each) => hasta === null || fechaDe(each) >= hasta);
  return { decisiones: decisiones.toSorted((a, b) => (fechaDe(a) < fechaDe(b) ? 1 : -1)), hasta };
};

/** What has been decided in the comments of a project and in its conversation, the newest first. */
export const getDecisiones = async (
  proyecto: string,
  buscadas: Buscadas,
  hasta: string | null,
  signal: AbortSignal,
): Promise<Pagina> => {
  const query = { ...buscadas, hasta: hasta ?? undefined };
  return enUna(
    await Promise.all([
      pedir(rutasComentarios.listarDecisiones, { params: { id: proyecto }, query, signal }),
      pedir(rutasMensajes.listarDecisiones, {
        params: { chatId: proyecto, tipo: 'proyecto' },
        query,
        signal,
      }),
    ]),
  );
};
