import { useBacklogContext } from '../acciones/backlog-context';
import { AnadirCampo } from '../../../shared/elementos/anadir/anadir-campo';

interface AnadirRowProps {
  entidad: 'historia' | 'tarea';
  /** The epic or story that gets the new item. */
  padre: string;
}

/** The last row of an unfolded epic or story: adds one more to it. */
export const AnadirRow = ({ entidad, padre }: AnadirRowProps) => {
  const { proyectoId, nueva, onReached } = useBacklogContext();
  return (
    <div className={entidad === 'historia' ? 'pr-2 pl-2 sm:pl-9' : 'pr-2 pl-4 sm:pl-17'}>
      <AnadirCampo
        entidad={entidad}
        padre={padre}
        proyectoId={proyectoId}
        awaited={nueva === padre}
        onReached={onReached}
      />
    </div>
  );
};
