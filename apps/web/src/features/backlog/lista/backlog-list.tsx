import { useTranslation } from 'react-i18next';
import { Notice } from '../../../shared/ui/pagina/notice';
import { Button } from '../../../shared/ui/controles/button';
import { BacklogContext, type Backlog } from '../acciones/backlog-context';
import { DragArea } from '../../../shared/drag/drag-area';
import { aimAt } from '../ordenar/aim';
import type { Ref } from '../../../shared/elementos/elementos';
import { keyOfDragged } from './fila-de-lista';
import { Lista } from './lista';
import { anadirKey, entidadOf, type Row } from '../arbol/rows';
import { lineRow } from '../arbol/slots';
import type { useRank } from '../ordenar/use-rank';
import { useFocusAfterMove } from './use-focus-after-move';

interface BacklogListProps extends Backlog {
  rows: Row[];
  rank: ReturnType<typeof useRank>;
}

const tituloOf = (row: Row): string => {
  if (row.kind === 'epica') return row.node.epica.titulo;
  if (row.kind === 'historia') return row.node.historia.titulo;
  return row.kind === 'tarea' ? row.tarea.titulo : '';
};

/** The list, with dragging and keyboard moves. */
export const BacklogList = ({ rows, ...backlog }: BacklogListProps) => {
  const { t } = useTranslation('backlog');
  const { t: comun } = useTranslation();
  const { rank, elegido, selection, nueva } = backlog;
  const { lift } = rank;
  const line =
    lift?.slot && (lineRow(rows, lift.ref, lift.slot) ?? (lift.slot.despuesDe === null ? null : undefined));
  useFocusAfterMove(lift);
  const rowOf = (key: string) => rows.find((row) => row.key === key);
  const onLift = (id: string) => {
    const key = keyOfDragged(id);
    const row = rowOf(key);
    const entidad = row && entidadOf(row);
    const ref: Ref | undefined = entidad && { entidad, id: key };
    if (row && ref) rank.start(ref, tituloOf(row), 'puntero');
  };
  return (
    <BacklogContext value={backlog}>
      <p id="backlog-asa" hidden>
        {t('instrucciones')}
      </p>
      <p aria-live="assertive" className="sr-only">
        {rank.voz}
      </p>
      {rank.error && (
        <Notice
          kind="error"
          className="mb-2"
          action={<Button onClick={rank.dismissError}>{comun('accion.cerrar')}</Button>}
        >
          {rank.error}
        </Notice>
      )}
      <DragArea
        aimAt={aimAt}
        onLift={onLift}
        onAim={({ key, lowerHalf }) => {
          const row = rowOf(key);
          if (row) rank.aim(row, lowerHalf);
        }}
        onDrop={rank.drop}
        onCancel={rank.cancel}
        overlay={
          lift?.by === 'puntero' ? (
            <p className="w-fit max-w-80 truncate rounded-control border border-line-strong bg-surface px-3 py-1.5 text-sm shadow-float">
              {lift.titulo}
            </p>
          ) : null
        }
      >
        <Lista
          rows={rows}
          kept={lift?.ref.id}
          reveal={lift?.by === 'teclado' && typeof line === 'string' ? line : nueva && anadirKey(nueva)}
          line={line}
          elegido={elegido?.id}
          selected={selection.ids}
        />
      </DragArea>
    </BacklogContext>
  );
};
