import type { Persona } from '@pmp/contracts/common';
import { useContext } from 'react';
import { ClavesConocidas } from '../navegar/clave';
import { Link } from '../navegar/link';
import { paths } from '../navegar/paths';
import { Enlace } from './enlace';
import { Mencion } from './mencion';
import { splitTexto } from './texto';

const claveClass = 'text-accent-text underline underline-offset-2';

/** A text without markup in which web addresses, mentioned names and keys of elements stand out. */
export const Trozos = ({ texto, mencionadas }: { texto: string; mencionadas: Persona[] }) => {
  const claves = useContext(ClavesConocidas);
  return splitTexto(texto, mencionadas, claves).map((trozo, index) => {
    if (trozo.tipo === 'enlace')
      return (
        <Enlace key={index} url={trozo.url} className="break-all">
          {trozo.url}
        </Enlace>
      );
    if (trozo.tipo === 'clave')
      return (
        <Link key={index} to={paths.clave(trozo.texto)} className={claveClass}>
          {trozo.texto}
        </Link>
      );
    if (trozo.tipo === 'mencion') return <Mencion key={index}>{trozo.texto}</Mencion>;
    return trozo.texto;
  });
};
