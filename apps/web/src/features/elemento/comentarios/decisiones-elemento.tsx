import { plainWords } from '@pmp/contracts/common/markdown';
import type { Comentario } from '@pmp/contracts/proyectos';
import { Gavel } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';

interface DecisionesElementoProps {
  decisiones: readonly Comentario[];
  /** The address of a comment. */
  searchOf: (id: string) => string;
}

/** What has been decided about a story or a task, above everything else that is said of it. */
const DecisionesElemento = ({ decisiones, searchOf }: DecisionesElementoProps) => {
  const { t } = useTranslation('marcas');
  return (
    <ul aria-label={t('decisiones')} className="flex flex-col gap-1">
      {decisiones.map(({ _id, texto, decision }) => (
        <li key={_id} data-tone="green" className="tone-tint flex items-start gap-1.5 rounded-control px-2">
          <Gavel aria-hidden className="tone-text mt-1.5 size-3.5 shrink-0" />
          <Link
            replace
            to={{ search: searchOf(_id) }}
            className="hit line-clamp-2 min-w-0 py-1 text-sm break-words hover:underline"
          >
            <span className="sr-only">{t('decisionDe', { nombre: decision?.por.nombre ?? '' })}: </span>
            {plainWords(texto)}
          </Link>
        </li>
      ))}
    </ul>
  );
};

export default DecisionesElemento;
