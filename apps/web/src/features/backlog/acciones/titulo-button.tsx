import { useBacklogContext } from './backlog-context';
import type { Ref } from '../../../shared/elementos/elementos';

/** A title that opens its item in the side panel. */
export const TituloButton = ({
  elemento,
  titulo,
  done,
}: {
  elemento: Ref;
  titulo: string;
  done?: boolean;
}) => {
  const { elegido, elegir } = useBacklogContext();
  const current = elegido?.id === elemento.id;
  return (
    <button
      type="button"
      data-abre={elemento.id}
      aria-current={current || undefined}
      onClick={() => elegir(current ? undefined : elemento)}
      title={titulo}
      className={`touch-area max-w-full rounded-control text-left break-words hover:underline max-sm:truncate @4xl:truncate ${done ? 'text-muted line-through decoration-subtle' : ''}`}
    >
      {titulo}
    </button>
  );
};
