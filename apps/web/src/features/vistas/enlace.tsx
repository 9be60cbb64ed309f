import { useCallback } from 'react';
import { Link } from 'react-router';
import { paths } from '../../shared/navegar/paths';
import type { Elemento } from '../../shared/elementos/elementos';
import { useElegido } from '../../shared/elementos/use-elegido';

const pathOf = ({ entidad, datos }: Elemento): string => {
  if (entidad === 'tarea') return paths.tarea(datos._id);
  if (entidad === 'historia') return paths.historiaPagina(datos._id);
  return `${paths.backlog(datos.proyecto)}?epica=${datos._id}`;
};

/** The title, which opens the item in the panel; in a new tab it is a page of its own. */
export const Enlace = ({ elemento, className = '' }: { elemento: Elemento; className?: string }) => {
  const [, elegir] = useElegido();
  const { entidad, datos } = elemento;
  const open = useCallback(
    (event: React.MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      elegir({ entidad, id: datos._id });
    },
    [elegir, entidad, datos._id],
  );
  return (
    <Link
      to={pathOf(elemento)}
      data-abre={datos._id}
      title={datos.titulo}
      onClick={open}
      className={`hit flex min-w-0 items-center rounded-control hover:underline ${datos.estado === 'completada' ? 'text-muted' : 'font-medium'} ${className}`}
    >
      <span className="truncate">{datos.titulo}</span>
    </Link>
  );
};
