import { Link } from 'react-router';
import type { Elemento } from '../../shared/elementos/elementos';
import { useAbrir } from '../../shared/elementos/use-elegido';

/** The title of an item in a row, all of which opens it. */
export const Titulo = ({ elemento, to }: { elemento: Elemento; to: string }) => {
  const { _id, titulo } = elemento.datos;
  return (
    <Link
      to={to}
      data-abre={_id}
      onClick={useAbrir(elemento.entidad, _id)}
      className="min-w-0 grow truncate after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-(--focus)"
    >
      {titulo}
    </Link>
  );
};
