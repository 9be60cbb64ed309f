import { Link } from '../../shared/navegar/link';
import type { Elemento } from '../../shared/elementos/elementos';

/** The title of an item in a row, all of which leads to its page: the dashboard's cards are links to it. */
export const Titulo = ({ elemento, to }: { elemento: Elemento; to: string }) => {
  const { _id, titulo } = elemento.datos;
  return (
    <Link
      to={to}
      data-abre={_id}
      className="min-w-0 grow truncate after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-(--focus)"
    >
      {titulo}
    </Link>
  );
};
