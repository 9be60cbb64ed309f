import { Link } from '../../shared/navegar/link';
import { paths } from '../../shared/navegar/paths';
import type { Elemento } from '../../shared/elementos/elementos';
import { useAbrir } from '../../shared/elementos/use-elegido';

const pathOf = ({ entidad, datos }: Elemento): string => {
  if (entidad === 'tarea') return paths.tarea(datos._id);
  if (entidad === 'historia') return paths.historiaPagina(datos._id);
  return `${paths.backlog(datos.proyecto)}?epica=${datos._id}`;
};

/** The title, which opens the item in the panel; in a new tab it is a page of its own. */
export const Enlace = ({ elemento, className = '' }: { elemento: Elemento; className?: string }) => {
  const { entidad, datos } = elemento;
  const open = useAbrir(entidad, datos._id);
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
