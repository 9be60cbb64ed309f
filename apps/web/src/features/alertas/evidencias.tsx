import type { Evidencia } from '@pmp/contracts/ia';
import { Link } from '../../shared/navegar/link';

/** The facts behind an alert, each with a link to where it can be seen. */
export const Evidencias = ({ evidencia }: { evidencia: Evidencia[] }) => (
  <ul className="flex list-disc flex-col gap-1 pl-5 text-sm marker:text-subtle">
    {evidencia.map(({ texto, enlace }) => (
      <li key={`${texto} ${enlace}`} className="break-words">
        {enlace ? (
          <Link
            to={enlace}
            className="inline-block min-h-6 rounded-[3px] text-accent-text underline underline-offset-2"
          >
            {texto}
          </Link>
        ) : (
          texto
        )}
      </li>
    ))}
  </ul>
);
