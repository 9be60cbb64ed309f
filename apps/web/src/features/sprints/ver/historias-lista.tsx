import type { Sprint } from '@pmp/contracts/sprints';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { useAbrir } from '../../../shared/elementos/use-elegido';
import { formatMomento } from '../../../shared/fechas/dates';
import { paths } from '../../../shared/navegar/paths';
import { EstadoTareaChip } from '../../../shared/ui/fichas/chip';

const Titulo = ({ _id, titulo }: { _id: string; titulo: string }) => (
  <Link
    to={paths.historiaPagina(_id)}
    title={titulo}
    onClick={useAbrir('historia', _id)}
    className="touch-tall min-w-0 grow truncate rounded-control hover:underline"
  >
    {titulo}
  </Link>
);

/** The stories of a closed sprint, and those moved out of it. */
export const HistoriasLista = ({ sprint }: { sprint: Sprint }) => {
  const { t } = useTranslation('sprints');
  return (
    <div className="border-t border-line px-3 py-2">
      {sprint.historias.length === 0 ? (
        <p className="py-2 text-sm text-subtle">{t('detalles.vacio')}</p>
      ) : (
        <ul
          aria-label={t('detalles.titulo', { nombre: sprint.nombre })}
          className="max-h-80 divide-y divide-line overflow-y-auto"
        >
          {sprint.historias.map(({ _id, titulo, estado, puntos }) => (
            <li key={_id} className="flex min-h-8 items-center gap-2 py-1 text-sm">
              <Titulo _id={_id} titulo={titulo} />
              {puntos > 0 && (
                <span className="num shrink-0 text-xs text-subtle">{t('puntos', { count: puntos })}</span>
              )}
              <EstadoTareaChip estado={estado} />
            </li>
          ))}
        </ul>
      )}
      {sprint.traslados.map(({ fecha, autor, destino, historias }) => (
        <p
          key={fecha}
          className="pt-1.5 text-xs text-subtle"
          title={historias.map(({ titulo }) => titulo).join('\n')}
        >
          {t('detalles.traslado', {
            autor: autor?.nombre ?? t('detalles.alguien'),
            historias: t('historias', { count: historias.length }),
            destino: destino ? t('detalles.aSprint', { nombre: destino.nombre }) : t('detalles.aBacklog'),
          })}{' '}
          · {formatMomento(fecha)}
        </p>
      ))}
    </div>
  );
};
