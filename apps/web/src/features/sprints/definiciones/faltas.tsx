import type { Motivo } from '@pmp/contracts/sprints';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { paths } from '../../../shared/navegar/paths';

const SHOWN = 6;

interface FaltasProps {
  proyecto: string;
  historias: NonNullable<Motivo['historias']>;
}

/** The stories that do not meet a definition, and what each of them lacks. */
export const Faltas = ({ proyecto, historias }: FaltasProps) => {
  const { t } = useTranslation('sprints');
  const more = historias.length - SHOWN;
  return (
    <ul className="flex min-w-0 grow flex-col rounded-control border border-line">
      {historias.slice(0, SHOWN).map(({ _id, titulo, faltan = [] }) => (
        <li key={_id} className="border-b border-line px-2.5 py-1.5 text-sm last:border-b-0">
          <Link
            to={paths.historia(proyecto, _id)}
            className="hit inline-flex items-center break-words hover:underline"
          >
            {titulo}
          </Link>
          <span className="block text-xs text-subtle">
            {t('definiciones.falta.lista', {
              faltan: faltan.map(({ regla, texto }) => (regla ? t(`definiciones.falta.${regla}`) : texto)),
            })}
          </span>
        </li>
      ))}
      {more > 0 && (
        <li className="px-2.5 py-1.5 text-sm text-subtle">{t('motivos.masHistorias', { count: more })}</li>
      )}
    </ul>
  );
};
