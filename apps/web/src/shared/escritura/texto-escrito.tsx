import type { Persona } from '@pmp/contracts/common';
import { Link } from 'react-router';
import { splitTexto } from './texto';

const linkClass = 'break-all text-accent-text underline underline-offset-2';

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

/** What people wrote, as plain text in which only web addresses and mentioned names are marked up. */
export const TextoEscrito = ({ texto, mencionadas }: { texto: string; mencionadas: Persona[] }) => (
  <p className="text-sm break-words whitespace-pre-wrap">
    {splitTexto(texto, mencionadas).map((trozo, index) => {
      if (trozo.tipo === 'enlace') return <Enlace key={index} url={trozo.url} />;
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
