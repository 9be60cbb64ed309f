import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { paths } from '../../../shared/navegar/paths';
import { keys } from '../../../shared/queries/keys';
import { Chip } from '../../../shared/ui/fichas/chip';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';
import { getImportaciones } from '../api/importaciones';
import { TONE_ESTADO } from '../curso/tonos';

/** What this person has brought before, or has begun to. */
export const Anteriores = () => {
  const { t } = useTranslation('importar');
  const { data = [] } = useQuery({
    queryKey: keys.importaciones,
    queryFn: ({ signal }) => getImportaciones(signal),
  });
  if (!data.length) return null;
  return (
    <section aria-labelledby="anteriores" className="flex flex-col gap-2">
      <h2 id="anteriores" className="font-semibold">
        {t('anteriores.titulo')}
      </h2>
      <ul className="rounded-card border border-line bg-surface">
        {data.map((one) => (
          <li
            key={one._id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2.5 last:border-b-0"
          >
            <Link
              to={paths.importar(one._id)}
              className="touch-tall min-w-0 grow font-medium break-words hover:underline"
            >
              {one.archivo.nombre}
            </Link>
            <span className="text-xs text-muted">{t('anteriores.filas', { count: one.filas })}</span>
            <span className="text-xs text-muted">
              <MomentoRelativo iso={one.createdAt} />
            </span>
            <Chip tone={TONE_ESTADO[one.estado]}>{t(`estado.${one.estado}`)}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
};
