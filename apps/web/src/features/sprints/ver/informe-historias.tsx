import type { CambioDeHistoria, HistoriaDeInforme, Informe } from '@pmp/contracts/sprints';
import { useTranslation } from 'react-i18next';
import { formatMomento } from '../../../shared/fechas/dates';
import { Link } from '../../../shared/navegar/link';
import { paths } from '../../../shared/navegar/paths';
import { Clave } from '../../../shared/ui/fichas/clave';

const listClass = 'divide-y divide-line rounded-card border border-line text-sm';
const rowClass = 'flex min-h-8 items-center gap-3 px-3 py-1';

const Nombre = ({ historia: { _id, clave, titulo } }: { historia: HistoriaDeInforme }) => (
  <Link
    to={paths.historiaPagina(_id)}
    title={titulo}
    className="touch-tall flex min-w-0 grow items-center gap-2 rounded-control hover:underline"
  >
    <Clave clave={clave} /> <span className="min-w-0 truncate">{titulo}</span>
  </Link>
);

const Grupo = ({ title, historias }: { title: string; historias: HistoriaDeInforme[] }) => {
  const { t } = useTranslation('sprints');
  const total = historias.reduce((sum, { puntos }) => sum + puntos, 0);
  return (
    <section className="flex min-w-0 flex-col gap-1.5">
      <h4 className="flex items-baseline gap-2 text-sm font-medium">
        {title}
        <span className="num text-xs font-normal text-subtle">
          {t('historias', { count: historias.length })} · {t('puntos', { count: total })}
        </span>
      </h4>
      {historias.length > 0 && (
        <ul className={listClass}>
          {historias.map((historia) => (
            <li key={historia._id} className={rowClass}>
              <Nombre historia={historia} />
              <span className="num shrink-0 text-subtle">{t('puntos', { count: historia.puntos })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const queOf = ({ antes, despues }: CambioDeHistoria) => {
  if (antes === null) return 'anadida';
  return despues === null ? 'quitada' : 'reestimada';
};

const Cambio = ({ cambio }: { cambio: CambioDeHistoria }) => {
  const { t } = useTranslation('sprints');
  const { fecha, autor, historia, antes, despues } = cambio;
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-3 py-1">
      <span className="flex min-h-6 min-w-0 basis-full items-center gap-3 sm:basis-auto sm:grow">
        <Nombre historia={historia} />
      </span>
      <span className="num shrink-0 font-medium">
        {antes !== null && despues !== null
          ? t('informe.cambio', { antes, despues })
          : t(antes === null ? 'informe.entran' : 'informe.salen', { count: despues ?? antes ?? 0 })}
      </span>
      <span className="min-w-0 truncate text-xs text-subtle">
        {t(`informe.que.${queOf(cambio)}`)}
        {autor && ` · ${autor.nombre}`} · {formatMomento(fecha)}
      </span>
    </li>
  );
};

/** What was finished, what was not, and which stories came, left or were estimated anew. */
export const InformeHistorias = ({ historias }: { historias: Informe['historias'] }) => {
  const { t } = useTranslation('sprints');
  const { terminadas, sinTerminar, cambios } = historias;
  return (
    <div className="flex flex-col gap-4">
      <Grupo title={t('informe.terminadas')} historias={terminadas} />
      <Grupo title={t('informe.sinTerminar')} historias={sinTerminar} />
      {cambios.length > 0 && (
        <section className="flex flex-col gap-1.5">
          <h4 className="text-sm font-medium">{t('informe.movimientos')}</h4>
          <ul className={listClass}>
            {cambios.map((cambio) => (
              <Cambio key={cambio.fecha + cambio.historia._id} cambio={cambio} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
