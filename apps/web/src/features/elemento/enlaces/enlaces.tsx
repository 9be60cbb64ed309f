import type { Enlace } from '@pmp/contracts/proyectos';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { groupBy } from '../../../shared/dominio/group-by';
import { isVisto, RELACIONES, vistoDesde } from '../../../shared/elementos/enlazado';
import { type ElementoEnlazable, enlazar } from '../../../shared/elementos/enlazando';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Extremo } from './extremo';
import { useEnlaces } from './use-enlaces';
import { useEnlazar } from './use-enlazar';

const Fila = ({ id, enlace }: { id: string; enlace: Enlace }) => {
  const { t } = useTranslation('backlog');
  const { desenlazar } = useEnlazar();
  const { otro } = vistoDesde(id, enlace);
  const titulo = isVisto(otro) ? otro.titulo : t('enlaces.oculto');
  return (
    <li className="group flex min-w-0 items-center gap-1 rounded-control pl-1.5 hover:bg-raised/60">
      <Extremo extremo={otro} />
      {/* Whoever may not see where it begins may not remove it. */}
      {isVisto(enlace.origen) && (
        <IconButton
          label={t('enlaces.quitar', { titulo })}
          Icon={X}
          className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
          onClick={() => void desenlazar(enlace, titulo)}
        />
      )}
    </li>
  );
};

/** What this item waits for, what waits for it, and what else belongs to it. */
export const Enlaces = ({ elemento }: { elemento: ElementoEnlazable }) => {
  const { t } = useTranslation('backlog');
  const headingId = useId();
  const { _id } = elemento.datos;
  const { query, enlaces } = useEnlaces(_id);
  const grupos = groupBy(enlaces, (enlace) => vistoDesde(_id, enlace).relacion);
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-1">
      <div className="flex items-center justify-between">
        <h3 id={headingId} className="text-sm font-medium">
          {t('enlaces.titulo')}
        </h3>
        <IconButton
          label={t('enlaces.anadir')}
          aria-haspopup="dialog"
          Icon={Plus}
          onClick={({ currentTarget }) =>
            enlazar({ elemento, relacion: 'bloqueadaPor', anchor: currentTarget })
          }
        />
      </div>
      {query.error && <RetryNotice message={t('enlaces.error')} query={query} />}
      {/* As tall as what most items have here, so that what is below stays where it is. */}
      {query.isPending && <p aria-hidden className="h-[1lh] text-sm" />}
      {query.isSuccess && enlaces.length === 0 && <p className="text-sm text-subtle">{t('enlaces.vacio')}</p>}
      {RELACIONES.map((relacion) => {
        const suyos = grupos.get(relacion);
        if (!suyos) return null;
        const id = `${headingId}-${relacion}`;
        return (
          <div key={relacion}>
            <h4 id={id} className="text-xs text-subtle">
              {t(`enlaces.relacion.${relacion}`)}
            </h4>
            <ul aria-labelledby={id} className="-mx-1.5 flex flex-col">
              {suyos.map((enlace) => (
                <Fila key={enlace._id} id={_id} enlace={enlace} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
};
