import type { Persona } from '@pmp/contracts/common';
import { useContext } from 'react';
import { Link } from '../navegar/link';
import { ClavesConocidas } from '../navegar/clave';
import { paths } from '../navegar/paths';
import { splitTexto } from './texto';

const linkClass = 'break-all text-accent-text underline underline-offset-2';

const claveClass = 'text-accent-text underline underline-offset-2';

const Enlace = ({ url }: { url: string }) => {
  const { origin, pathname, search, hash } = new URL(url);
  // A link to this app opens without a reload, which would lose a session of this tab.
  if (origin === location.origin && !pathname.startsWith('/api/'))
    return (
      <Link to={pathname + search + hash} className={linkClass}>
        {url}
      </Link>
    );
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={linkClass}>
      {url}
    </a>
  );
};

interface TextoEscritoProps {
  texto: string;
  mencionadas?: Persona[];
  className?: string;
}

const NADIE: Persona[] = [];

/** What people wrote, as plain text in which only web addresses, mentioned names and keys of elements are marked up. */
export const TextoEscrito = ({ texto, mencionadas = NADIE, className = '' }: TextoEscritoProps) => {
  const claves = useContext(ClavesConocidas);
  return (
    <p className={`text-sm break-words whitespace-pre-wrap ${className}`}>
      {splitTexto(texto, mencionadas, claves).map((trozo, index) => {
        if (trozo.tipo === 'enlace') return <Enlace key={index} url={trozo.url} />;
        if (trozo.tipo === 'clave')
          return (
            <Link key={index} to={paths.clave(trozo.texto)} className={claveClass}>
              {trozo.texto}
            </Link>
          );
        if (trozo.tipo === 'mencion')
          return (
            <span
              key={index}
              data-tone="violet"
              className="tone-tint tone-text rounded-[4px] px-0.5 font-medium"
            >
              {trozo.texto}
            </span>
          );
        return trozo.texto;
      })}
    </p>
  );
};
