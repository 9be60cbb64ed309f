import type { Trozo } from '@pmp/contracts/ia';
import { Link } from '../../../shared/navegar/link';
import { readRespuesta } from './respuesta';

const Trozos = ({ trozos }: { trozos: Trozo[] }) =>
  trozos.map(({ texto, ruta, fuerte }, index) => {
    if (fuerte) return <strong key={index}>{texto}</strong>;
    if (ruta === null) return texto;
    return (
      <Link
        key={index}
        to={ruta}
        className="rounded-[3px] text-accent-text underline decoration-1 underline-offset-2 hover:decoration-2"
      >
        {texto}
      </Link>
    );
  });

/** An answer as text, in which only lists, bold and links into the app are marked up. */
export const RespuestaTexto = ({ texto }: { texto: string }) => (
  <div className="flex flex-col gap-2 text-base break-words">
    {readRespuesta(texto).map((bloque, index) => {
      if (bloque.tipo === 'parrafo')
        return (
          <p key={index}>
            <Trozos trozos={bloque.trozos} />
          </p>
        );
      const Lista = bloque.ordenada ? 'ol' : 'ul';
      return (
        <Lista
          key={index}
          className={`flex flex-col gap-1 pl-5 marker:text-subtle ${bloque.ordenada ? 'list-decimal' : 'list-disc'}`}
        >
          {bloque.elementos.map((trozos, item) => (
            <li key={item}>
              <Trozos trozos={trozos} />
            </li>
          ))}
        </Lista>
      );
    })}
  </div>
);
