import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Tarea } from '@pmp/contracts/proyectos';
import type { Columna, HistoriaDeSprint } from '@pmp/contracts/sprints';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ofrecer, type Undo } from '../../../shared/deshacer/ofrecer';
import { errorText, fieldErrors, statusOf } from '../../../shared/http/errors';
import { antesDeCompletar, reabrirTareas } from '../../../shared/elementos/abiertas';
import { usePendientes, usePorConfirmar } from '../../../shared/pendientes/pendientes';
import { recordarMovimiento } from '../../../shared/pendientes/retirar';
import { sendOrKeep } from '../../../shared/pendientes/send-or-keep';
import type { Pendiente } from '../../../shared/pendientes/pendiente';
import { keys } from '../../../shared/queries/keys';
import { moveBody, moveHistoria, movePath } from './move-historia';
import { estadoIn, findHistoria, nombreDe } from '../cargar/columnas';
import { leerTablero } from '../cargar/lay-columnas';
import { ocupacionOf } from '../cargar/limite';
import { type DatosTablero, placeHistoria } from '../cargar/patch-tablero';
import { moveTo, placeOf } from './move-target';
import type { Move } from './pending-moves';

/** A move that was made, and where the story was; without `movida` it waits for a network, and can be taken back. */
interface Movida {
  movida: HistoriaDeSprint | undefined;
  retirar: () => boolean;
  antes: Move | undefined;
  estado: HistoriaDeSprint['estado'];
  columna: Columna;
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

/** Moves made offline that are not sent yet. */
const keptMove = ({ path, proyecto, elemento, body }: Pendiente, proyectoId: string): Move[] => {
  if (proyecto !== proyectoId || path !== movePath({ historia: elemento })) return [];
  const columna = String(body['columnaDestinoId']);
  return [{ historia: elemento, columna, despuesDe: (body['despuesDe'] as string | null) ?? null }];
};

/** The moves being sent, in the order they were made, and a function to add one. */
export const useMoves = (proyectoId: string) => {
  const queryClient = useQueryClient();
  const queryKey = keys.tablero(proyectoId);
  const mutationKey = ['mover-historia', proyectoId];
  const { t } = useTranslation('tablero');
  const [notice, setNotice] = useState<Notice>();
  const place = (historia: HistoriaDeSprint) =>
    queryClient.setQueryData<DatosTablero>(queryKey, (datos) => datos && placeHistoria(datos, historia));

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

  const { mutateAsync } = useMutation({
    mutationKey,
    // One at a time: a move may refer to the place that an earlier one created.
    scope: { id: mutationKey.join() },
    mutationFn: async (wanted: Move): Promise<Movida> => {
      const datos = leerTablero(queryClient, proyectoId);
      const move = { ...wanted, sinSprint: datos?.sinSprint };
      const destino = datos?.columnas.find(({ _id }) => _id === move.columna);
      const historia = datos && findHistoria(datos.columnas, move.historia);
      if (!destino || !historia) throw new Error('The story has left the board');
      const estado = estadoIn(destino, historia.estado);
      const previa = placeOf(datos.columnas, move.historia);
      const recordado = recordarMovimiento(historia._id, movePath(move));
      const movida = await sendOrKeep(
        {
          accion: 'mover',
          entidad: 'historia',
          elemento: move.historia,
          proyecto: proyectoId,
          titulo: historia.titulo,
          method: 'PUT',
          path: movePath(move),
          body: moveBody(move, estado),
        },
        () => moveHistoria(move, estado),
      );
      const antes = previa && moveTo(previa.columna, move.historia, previa.index);
      return { movida, retirar: recordado(), antes, estado: historia.estado, columna: destino };
    },
    onSuccess: ({ movida, antes, columna }) => {
      if (!movida) {
        if (antes?.columna !== columna._id) warnLater(columna);
        return;
      }
      place(movida);
      if (antes?.columna !== columna._id) warn(columna._id);
    },
    onError: (error) => {
      const text = t('error.mover');
      setNotice(
        isFull(error)
          ? { tone: 'red', text: errorText(error, text), ms: REASON_MS }
          : { tone: 'red', text, ms: ERROR_MS },
      );
      void queryClient.invalidateQueries({ queryKey });
    },
  });

  const undoOf = ({ movida, retirar, antes, estado }: Movida, tareas: readonly Tarea[]): Undo | undefined =>
    antes &&
    (async () => {
      if (!movida && retirar()) return 0;
      const datos = queryClient.getQueryData<DatosTablero>(queryKey);
      const now = movida && datos && findHistoria(datos.columnas, movida._id);
      // Somebody has moved it since.
      if (now && (now.estado !== movida.estado || now.orden !== movida.orden)) return 1;
      place(await moveHistoria({ ...antes, sinSprint: datos?.sinSprint }, estado));
      return reabrirTareas(tareas);
    });

  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Move,
  });

  const pendientes = usePendientes();
  const kept = useMemo(
    () => pendientes.flatMap((each) => keptMove(each, proyectoId)),
    [pendientes, proyectoId],
  );
  const all = useMemo(() => (kept.length ? [...kept, ...pending] : pending), [kept, pending]);

  const porConfirmar = usePorConfirmar();
  const cambios = useMemo(
    () => porConfirmar.filter(({ proyecto }) => proyecto === proyectoId),
    [porConfirmar, proyectoId],
  );

  const move = (wanted: Move) => {
    const columnas = leerTablero(queryClient, proyectoId)?.columnas ?? [];
    const destino = columnas.find(({ _id }) => _id === wanted.columna);
    const historia = findHistoria(columnas, wanted.historia);
    if (!destino || !historia) return;
    const estado = estadoIn(destino, historia.estado);
    const empieza = estado === 'en progreso' && historia.estado !== 'en progreso';
    antesDeCompletar(queryClient, [historia], estado, (tareas) => {
      const movida = mutateAsync(tareas.length ? { ...wanted, tareas } : wanted);
      void ofrecer({
        titulo: t('movida', { titulo: historia.titulo, columna: nombreDe(destino, t) }),
        aviso: empieza && historia.bloqueadaPor ? t('empezadaBloqueada') : undefined,
        cambio: movida.then((hecha) => undoOf(hecha, tareas)),
        // The board says it itself.
        onFail: () => undefined,
      });
    });
  };

  return { pending: all, cambios, move, notice };
};
