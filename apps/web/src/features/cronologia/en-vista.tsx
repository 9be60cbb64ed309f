import { useMemo, useState } from 'react';
import type { Elemento } from '../../shared/elementos/elementos';
import { useFolds } from '../../shared/preferencias/use-folds';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../shared/ui/pagina/skeleton';
import { errorConDetalle } from '../../shared/http/error-con-detalle';
import type { GrupoDeBarras } from './plazos/barras';
import type { Seleccion } from './contexto';
import { Cronologia } from './cronologia';
import { ElegirEscala, ElegirForma } from './selectores';
import { useTextos } from './plazos/textos';
import { useBarrasDeLista } from './use-barras-de-lista';
import { useVistaCronologia } from './use-vista-cronologia';

interface EnVistaProps {
  /** Whose groups are remembered as folded. */
  nombre: string;
  grupos: readonly { key: string; nombre: string; elementos: readonly Elemento[] }[];
  elementos: readonly Elemento[];
  seleccion: Seleccion;
}

/** What a list shows, in time: the same bars as on the timelines of its projects, in the order of the list. */
const CronologiaEnVista = ({ nombre, grupos, elementos, seleccion }: EnVistaProps) => {
  const { t } = useTextos();
  const lista = useBarrasDeLista(elementos);
  const vista = useVistaCronologia();
  const folds = useFolds(`vista:${nombre}`, '');
  const suyos = useMemo(
    () =>
      grupos.map((grupo): GrupoDeBarras => ({
        id: `grupo:${grupo.key}`,
        nombre: grupo.nombre,
        ids: grupo.elementos.map(({ datos }) => datos._id),
      })),
    [grupos],
  );
  // Further pages of the list bring other projects: the chart stays while they are read.
  const [isReady, setIsReady] = useState(false);
  if (!isReady && !lista.isPending) setIsReady(true);
  return (
    <div className="flex flex-col gap-3 [--encima:14.5rem] max-md:[--encima:24rem]">
      <div className="flex flex-wrap items-center justify-end gap-2">
        {vista.conNombres && !vista.enLista && <ElegirEscala vista={vista} />}
        <ElegirForma vista={vista} />
      </div>
      {lista.error && (
        <RetryNotice message={errorConDetalle(t, t('error.elementos'), lista.error)} query={lista} />
      )}
      {isReady ? (
        <Cronologia
          barras={lista.barras}
          bloqueos={lista.bloqueos}
          porLeer={lista.porLeer}
          grupos={suyos}
          columna={t('cronologia.columna.cosa')}
          vista={vista}
          plegadas={folds.turned}
          seleccion={seleccion}
          onPlegar={folds.toggle}
        />
      ) : (
        <Skeleton className="h-[calc(100dvh-var(--encima))] min-h-80 w-full" />
      )}
    </div>
  );
};

export default CronologiaEnVista;
