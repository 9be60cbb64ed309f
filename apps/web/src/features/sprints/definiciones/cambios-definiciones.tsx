import type { CambioDefinicion, PuntoDefinicion } from '@pmp/contracts/sprints';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';

/** Who changed the definitions, when and in what; the last first. */
export const CambiosDefiniciones = ({ cambios }: { cambios: readonly CambioDefinicion[] }) => {
  const { t } = useTranslation(['sprints', 'comun']);
  if (cambios.length === 0) return null;
  const named = (puntos: readonly PuntoDefinicion[]) =>
    puntos.map(({ regla, texto }) => `«${regla ? t(`definiciones.regla.${regla}`) : texto}»`).join(', ');
  const said = ({ puestos, quitados, impide, cual }: CambioDefinicion): string => {
    const parts = [
      puestos.length ? t('definiciones.cambio.puso', { puntos: named(puestos) }) : '',
      quitados.length ? t('definiciones.cambio.quito', { puntos: named(quitados) }) : '',
      impide === null ? '' : t(`definiciones.cambio.${impide ? 'impide' : 'avisa'}.${cual}`),
    ].filter(Boolean);
    return parts.length ? parts.join(' · ') : t('definiciones.cambio.ordeno');
  };
  return (
    <details className="border-t border-line pt-3">
      <summary className="hit cursor-pointer text-sm font-medium">
        {t('definiciones.cambio.titulo', { count: cambios.length })}
      </summary>
      <ol className="flex flex-col pt-1">
        {cambios.map((cambio, at) => (
          // Two of one moment are told apart by their definition, and none ever changes.
          <li key={`${cambio.fecha}:${cambio.cual}:${at}`} className="flex gap-2 py-1.5 text-sm">
            <Avatar
              nombre={cambio.autor?.nombre ?? t('comun:persona.sinNombre')}
              src={cambio.autor?.avatar ?? null}
              size="sm"
            />
            <p className="min-w-0 flex-1 break-words">
              <span className="font-medium">{cambio.autor?.nombre ?? t('comun:persona.sinNombre')}</span>{' '}
              <span className="text-muted">
                {t(`definiciones.cambio.${cambio.cual}`)}: {said(cambio)}
              </span>{' '}
              <span className="text-xs whitespace-nowrap text-subtle">
                <MomentoRelativo iso={cambio.fecha} />
              </span>
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
};
