import type { Factores } from '@pmp/contracts/usuarios';
import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMomento } from '../../../../shared/fechas/dates';
import { Button } from '../../../../shared/ui/controles/button';
import { RetryNotice } from '../../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../../shared/ui/pagina/skeleton';
import { FACTORES, getFactores } from '../../api/factores';
import { Fila } from '../../piezas/fila';
import { CambiarFactor, type Cambio } from './cambiar-factor';

interface EstadoProps {
  factores: Factores;
  onAsk: (cambio: Cambio) => void;
}

const Estado = ({ factores: { disponible, aplicacion, codigos, dispositivos }, onAsk }: EstadoProps) => {
  const { t } = useTranslation('configuracion');
  if (aplicacion === null && !disponible)
    return <p className="text-sm text-muted">{t('factor.noDisponible')}</p>;
  if (aplicacion === null)
    return (
      <Button className="self-start" onClick={() => onAsk('empezar')}>
        {t('factor.activar')}
      </Button>
    );
  const acciones = (
    <>
      <Button onClick={() => onAsk('nuevos')}>{t('factor.nuevos')}</Button>
      <Button onClick={() => onAsk('quitar')}>{t('factor.quitar')}</Button>
    </>
  );
  return (
    <ul className="rounded-card border border-line bg-surface">
      <Fila icon={Smartphone} nombre={t('factor.activa')} acciones={acciones}>
        <p className="text-xs text-muted">{t('factor.desde', { fecha: formatMomento(aplicacion) })}</p>
        <p className="text-xs text-muted">{t('factor.codigosQuedan', { count: codigos })}</p>
        {dispositivos > 0 && (
          <p className="text-xs text-muted">{t('factor.dispositivos', { count: dispositivos })}</p>
        )}
      </Fila>
    </ul>
  );
};

/** What is asked for at a sign-in besides the password. */
export const SegundoFactor = () => {
  const { t } = useTranslation('configuracion');
  const [asked, setAsked] = useState<Cambio>();
  const query = useQuery({ queryKey: FACTORES, queryFn: ({ signal }) => getFactores(signal) });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-sm font-semibold">{t('factor.titulo')}</h2>
      <p className="text-xs text-subtle">{t('factor.texto')}</p>
      {query.data && <Estado factores={query.data} onAsk={setAsked} />}
      {!query.data && query.isError && <RetryNotice message={t('factor.errorCargar')} query={query} />}
      {query.isPending && <Skeleton className="h-11" />}
      {asked && <CambiarFactor cambio={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
};
