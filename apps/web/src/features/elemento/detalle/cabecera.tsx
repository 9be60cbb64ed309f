import { useEffect } from 'react';
import { pestana } from '../../../shared/navegar/opener';
import { Clave } from '../../../shared/ui/fichas/clave';

interface CabeceraProps {
  id: string;
  clave: string;
  titulo: string;
}

/** Beside the title of an item's own page: what a key changes opens here, and here the focus returns. */
export const Cabecera = ({ id, clave, titulo }: CabeceraProps) => {
  useEffect(() => {
    pestana.open(`${clave} ${titulo}`);
    return pestana.close;
  }, [clave, titulo]);
  return (
    <span data-elemento={id} className="inline-flex">
      <span data-abre={id} tabIndex={-1} className="inline-flex rounded-control">
        <Clave clave={clave} />
      </span>
    </span>
  );
};
