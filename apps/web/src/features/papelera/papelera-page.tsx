import type { ElementoPapelera, Restaurado } from '@pmp/contracts/proyectos';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguracionPublica } from '../../shared/http/configuracion-publica';
import { hojaDe, useHoja } from '../../shared/exportar/hoja';
import { parte } from '../../shared/partes/parte';
import { useSession } from '../../shared/sesion/session';
import { Button } from '../../shared/ui/controles/button';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { MoreButton } from '../../shared/ui/controles/more-button';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { columnasPapelera } from './columnas-papelera';
import { ElementoRow } from './elemento-row';
import { Filtros } from './filtros';
import { PapeleraSkeleton } from './papelera-skeleton';
import { Resultado } from './resultado';
import { useFiltros } from './use-filtros';
import { usePapelera } from './use-papelera';

const RestaurarDialog = parte(() => import('./restaurar-dialog'));
const PurgarDialog = parte(() => import('./purgar-dialog'));

type Asked = { what: 'restaurar' | 'purgar'; elemento: ElementoPapelera };

const PapeleraPage = () => {
  const { t } = useTranslation('papelera');
  const { diasPapelera = 30 } = useConfiguracionPublica();
  const isAdmin = useSession().user.rol === 'admin';
  const filtros = useFiltros();
  const query = usePapelera(filtros.filtros);
  const [asked, setAsked] = useState<Asked>();
  const [restaurado, setRestaurado] = useState<Restaurado>();
  const close = () => setAsked(undefined);
  useHoja({ hoja: () => query.data && hojaDe(t('titulo'), query.data, columnasPapelera()) });
  return (
    <>
      <PageHeader title={t('titulo')} conLista />
      <PageBody className="flex flex-col gap-3">
        <p className="text-sm text-muted">{t('intro', { count: diasPapelera })}</p>
        <Filtros {...filtros} />
        {restaurado && <Resultado restaurado={restaurado} onClose={() => setRestaurado(undefined)} />}
        {query.error && <RetryNotice message={t('error.cargar')} query={query} />}
        {query.isPending && <PapeleraSkeleton />}
        {query.data?.length === 0 && (
          <EmptyState
            drawing="list"
            title={t(filtros.isFiltered ? 'vacio.filtro' : 'vacio.titulo')}
            text={filtros.isFiltered ? undefined : t('vacio.texto')}
            action={filtros.isFiltered && <Button onClick={filtros.clear}>{t('vacio.quitar')}</Button>}
          />
        )}
        {query.data && query.data.length > 0 && (
          <ul aria-label={t('titulo')} className="rounded-card border border-line bg-surface">
            {query.data.map((elemento) => (
              <ElementoRow
                key={elemento._id}
                elemento={elemento}
                isAdmin={isAdmin}
                onRestore={() => setAsked({ what: 'restaurar', elemento })}
                onPurge={() => setAsked({ what: 'purgar', elemento })}
              />
            ))}
          </ul>
        )}
        <MoreButton label={t('verMas')} query={query} />
      </PageBody>
      {asked?.what === 'restaurar' && (
        <RestaurarDialog
          elemento={asked.elemento}
          onClose={close}
          onDone={(done) => {
            setRestaurado(done);
            close();
          }}
        />
      )}
      {asked?.what === 'purgar' && <PurgarDialog elemento={asked.elemento} onClose={close} />}
    </>
  );
};

export default PapeleraPage;
