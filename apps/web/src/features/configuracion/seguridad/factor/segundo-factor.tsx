import type { Factores } from '@pmp/contracts/usuarios';
import { useQuery } from '@tanstack/react-query';
import { LifeBuoy, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMomento } from '../../../../shared/fechas/dates';
import { Button } from '../../../../shared/ui/controles/button';
import { RetryNotice } from '../../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../../shared/ui/pagina/skeleton';
import { FACTORES, getFactores } from '../../api/factores';
import { Fila } from '../../piezas/fila';
import { CambiarFactor, type Cambio } from './cambiar-factor';
import { Recordados } from './recordados';

interface EstadoProps {
  factores: Factores;
  onAsk: (cambio: Cambio) => void;
}

const Aplicacion = ({ factores: { disponible, aplicacion, llaves }, onAsk }: EstadoProps) => {
  const { t } = useTranslation('configuracion');
  if (aplicacion === null && !disponible)
    return <p className="text-sm text-muted">{t('factor.noDisponible')}</p>;
  if (aplicacion === null)
    return (
      <Button className="self-start" onClick={() => onAsk('empezar')}>
        {llaves.length > 0 ? t('factor.conAplicacion') : t('factor.activar')}
      </Button>
    );
  return null;
};

const Estado = ({ factores, onAsk }: EstadoProps) => {
  const { t } = useTranslation('configuracion');
  const { aplicacion, llaves, codigos } = factores;
  if (aplicacion === null && llaves.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {aplicacion !== null && (
        <Fila
          icon={Smartphone}
          nombre={t('factor.activa')}
          acciones={<Button onClick={() => onAsk('quitar')}>{t('factor.quitar')}</Button>}
        >
          <p className="text-xs text-muted">{t('factor.desde', { fecha: formatMomento(aplicacion) })}</p>
        </Fila>
      )}
      <Fila
        icon={LifeBuoy}
        nombre={t('factor.recuperacion')}
        acciones={<Button onClick={() => onAsk('nuevos')}>{t('factor.nuevos')}</Button>}
      >
        <p className="text-xs text-muted">{t('factor.codigosQuedan', { count: codigos })}</p>
      </Fila>
    </ul>
  );
};

/** What is asked for at a sign-in besides the password, or in its place. */
export const SegundoFactor = () => {
  const { t } = useTranslation('configuracion');
  const [asked, setAsked] = useState<Cambio>();
  const query = useQuery({ queryKey: FACTORES, queryFn: ({ signal }) => getFactores(signal) });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-sm font-semibold">{t('factor.titulo')}</h2>
      <p className="text-xs text-subtle">{t('factor.texto')}</p>
      {query.data && <Aplicacion factores={query.data} onAsk={setAsked} />}
      {query.data && <Estado factores={query.data} onAsk={setAsked} />}
      {query.data && <Recordados dispositivos={query.data.dispositivos} />}
      {!query.data && query.isError && <RetryNotice message={t('factor.errorCargar')} query={query} />}
      {query.isPending && <Skeleton className="h-11" />}
      {asked && (
        <CambiarFactor
          cambio={asked}
          conLlaves={(query.data?.llaves.length ?? 0) > 0}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
};
