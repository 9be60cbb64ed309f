import { useQueryClient } from '@tanstack/react-query';
import type { Tarea } from '@pmp/contracts/proyectos';
import type { Columna, HistoriaDeSprint } from '@pmp/contracts/sprints';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { almacen } from '../../../shared/almacen/almacen';
import { tellSaved } from '../../../shared/almacen/tell';
import { ofrecer, type Undo } from '../../../shared/deshacer/ofrecer';
import { errorText, fieldErrors, statusOf } from '../../../shared/http/errors';
import { antesDeCompletar, reabrirTareas } from '../../../shared/elementos/abiertas';
import { pendientes } from '../../../shared/pendientes/pendientes';
import { recordarMovimiento } from '../../../shared/pendientes/retirar';
import { sendOrKeep } from '../../../shared/pendientes/send-or-keep';
import type { NuevoPendiente } from '../../../shared/pendientes/pendiente';
import { keys } from '../../../shared/queries/keys';
import { moveBody, moveHistoria, movePath } from './move-historia';
import { estadoIn, findHistoria, nombreDe } from '../cargar/columnas';
import { leerTablero } from '../cargar/datos-tablero';
import { ocupacionOf } from '../cargar/limite';
import { moveTo, placeOf } from './move-target';
import type { Move } from './pending-moves';

/** A move that was made, and where the story was; without `movida` it waits for a network, and can be taken back. */
interface Movida {
  movida: HistoriaDeSprint | undefined;
  retirar: () => boolean;
  antes: Move | undefined;
  estado: HistoriaDeSprint['estado'];
}

/** How long the error is shown (specification); a reason takes longer to read. */
const ERROR_MS = 3000;
const REASON_MS = 8000;

/** What is said above the board for a moment. */
export interface Notice {
  tone: 'red' | 'amber';
  text: string;
  ms: number;
}

/** Whether the server says why the column does not take one more. */
const isFull = (error: unknown): boolean =>
  statusOf(error) === 409 && fieldErrors(error).some(({ campo }) => campo === 'columnaDestinoId');

/** Moves cards: shown at once and sent, one after the other; offline they wait. */
export const useMoves = (proyectoId: string) => {
  const queryClient = useQueryClient();
  const queryKey = keys.tablero(proyectoId);
  const { t } = useTranslation('tablero');
  const [notice, setNotice] = useState<Notice>();
  const warn = (columna: string) => {
    const destino = leerTablero(queryClient, proyectoId)?.columnas.find(({ _id }) => _id === columna);
    const ocupacion = destino && ocupacionOf(destino);
    if (destino?.limite?.modo !== 'avisa' || ocupacion?.nivel !== 'pasada') return;
    const de = t(`limite.${ocupacion.por}`, { ocupado: ocupacion.ocupado, count: ocupacion.maximo });
    const text = t('limite.aviso', { columna: nombreDe(destino, t), de });
    setNotice({ tone: 'amber', text, ms: REASON_MS });
  };

  /** Only the server counts what is in a column that takes no more. */
  const warnLater = (columna: Columna) => {
    if (columna.limite?.modo !== 'impide' || ocupacionOf(columna)?.nivel === 'cabe') return;
    const text = t('limite.alEnviar', { columna: nombreDe(columna, t) });
    setNotice({ tone: 'amber', text, ms: REASON_MS });
  };

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), notice.ms);
    return () => clearTimeout(timer);
  }, [notice]);

  const onFail = (error: unknown) => {
    const text = t('error.mover');
    setNotice(
      isFull(error)
        ? { tone: 'red', text: errorText(error, text), ms: REASON_MS }
        : { tone: 'red', text, ms: ERROR_MS },
    );
    void queryClient.invalidateQueries({ queryKey });
  };

  const send = async (
    move: Move,
    { titulo, estado }: HistoriaDeSprint,
    destino: Columna,
  ): Promise<Movida> => {
    const columnas = leerTablero(queryClient, proyectoId)?.columnas ?? [];
    const previa = placeOf(columnas, move.historia);
    const antes = previa && moveTo(previa.columna, move.historia, previa.index);
    const nuevo = estadoIn(destino, estado);
    const path = movePath(move);
    const pedido: NuevoPendiente = {
      accion: 'mover',
      entidad: 'historia',
      elemento: move.historia,
      proyecto: proyectoId,
      titulo,
      method: 'PUT',
      path,
      body: moveBody(move, nuevo),
    };
    let retirar = () => false;
    const call = async () => {
      const recordado = recordarMovimiento(move.historia, path);
      const movida = await sendOrKeep(pedido, () => moveHistoria(move, nuevo));
      retirar = recordado();
      return movida && tellSaved('historia', movida);
    };
    // One at a time: a move may refer to the place that an earlier one created.
    const movida = await pendientes.mostrar([pedido], call, `mover-historia-${proyectoId}`);
    if (antes?.columna !== destino._id) {
      if (movida) warn(destino._id);
      else warnLater(destino);
    }
    return { movida, retirar, antes, estado };
  };

  const undoOf = ({ movida, retirar, antes, estado }: Movida, tareas: readonly Tarea[]): Undo | undefined =>
    antes &&
    (async () => {
      if (!movida && retirar()) return 0;
      const now = movida && almacen.said('historia', movida._id);
      // Somebody has moved it since.
      if (now && (now.estado !== movida.estado || now.orden !== movida.orden)) return 1;
      const sinSprint = leerTablero(queryClient, proyectoId)?.sinSprint;
      tellSaved('historia', await moveHistoria({ ...antes, sinSprint }, estado));
      return reabrirTareas(tareas);
    });

  const move = (wanted: Move) => {
    const { columnas = [], sinSprint } = leerTablero(queryClient, proyectoId) ?? {};
    const destino = columnas.find(({ _id }) => _id === wanted.columna);
    const historia = findHistoria(columnas, wanted.historia);
    if (!destino || !historia) return;
    const estado = estadoIn(destino, historia.estado);
    const empieza = estado === 'en progreso' && historia.estado !== 'en progreso';
    antesDeCompletar(queryClient, [historia], estado, (tareas) => {
      const wantedNow = { ...wanted, ...(tareas.length && { tareas }), sinSprint };
      const movida = send(wantedNow, historia, destino);
      void ofrecer({
        titulo: t('movida', { titulo: historia.titulo, columna: nombreDe(destino, t) }),
        aviso: empieza && historia.bloqueadaPor ? t('empezadaBloqueada') : undefined,
        cambio: movida.then((hecha) => undoOf(hecha, tareas)),
        onFail,
      });
    });
  };

  return { move, notice };
};
