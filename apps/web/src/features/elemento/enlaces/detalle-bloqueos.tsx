import { Popover } from '@base-ui/react/popover';
import { useTranslation } from 'react-i18next';
import { bloqueos, quedarse, retirarBloqueos } from '../../../shared/elementos/bloqueos';
import { isHecho, vistoDesde } from '../../../shared/elementos/enlazado';
import type { Ref } from '../../../shared/elementos/elementos';
import { Extremo } from './extremo';
import { useEnlaces } from './use-enlaces';

/** What the item with the pointer or the focus waits for. It leaves the focus where it is. */
const DetalleBloqueos = ({ elemento, anchor }: { elemento: Ref; anchor: Element }) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const { query, enlaces } = useEnlaces(elemento.id);
  const abiertos = enlaces
    .map((enlace) => vistoDesde(elemento.id, enlace))
    .filter(({ relacion, otro }) => relacion === 'bloqueadaPor' && !isHecho(otro));
  return (
    <Popover.Root open modal={false} onOpenChange={(open) => !open && bloqueos.close()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} sideOffset={4} align="start" className="z-60 outline-none">
          <Popover.Popup
            initialFocus={false}
            finalFocus={false}
            onPointerEnter={quedarse}
            onPointerLeave={retirarBloqueos}
            onFocus={quedarse}
            aria-label={t('enlaces.relacion.bloqueadaPor')}
            className="animate-appear flex max-h-80 w-72 max-w-[calc(100vw-1rem)] flex-col gap-1 overflow-y-auto rounded-card border border-line bg-surface px-3 py-2 text-text shadow-float outline-none"
          >
            <p className="text-xs text-subtle">{t('enlaces.relacion.bloqueadaPor')}</p>
            <div role="status">
              {query.isPending && <p className="text-sm text-muted">{t('comun:cargando')}</p>}
              {query.isError && !query.data && (
                <p className="text-sm text-muted">{t('comun:error.sinDatos')}</p>
              )}
              <ul className="flex flex-col">
                {abiertos.map(({ otro }, at) => (
                  <li key={'_id' in otro ? otro._id : at} className="flex min-w-0 py-0.5">
                    <Extremo extremo={otro} onIr={bloqueos.close} />
                  </li>
                ))}
              </ul>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};

export default DetalleBloqueos;
