import { type Consulta, escribir, leer } from '@pmp/consulta';
import type { Proyecto } from '@pmp/contracts/proyectos';
import { BookmarkPlus, Save } from 'lucide-react';
import { Suspense, use, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useAccionesDeVista } from '../../shared/consulta/guardar/use-acciones-de-vista';
import { useEncontrados } from '../../shared/resultados/use-encontrados';
import { useLista } from '../../shared/elementos/lista';
import { paths } from '../../shared/navegar/paths';
import { useProyectos } from '../../shared/queries/use-proyectos';
import { useVistas } from '../../shared/queries/use-vistas';
import { BarraElementos } from '../../shared/seleccion/barra-elementos';
import { Button, ButtonLink } from '../../shared/ui/controles/button';
import { Chip } from '../../shared/ui/fichas/chip';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { Notice } from '../../shared/ui/pagina/notice';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../shared/ui/pagina/skeleton';
import { useGrupos } from './agrupar';
import { Filtros } from './filtros';
import { Opciones } from './opciones';
import { agrupadoEn, CronologiaContext, leidaEn, PRESENTACIONES } from './presentacion';
import { useHojaDeVista } from './use-hoja-de-vista';
import { NUEVA, useEstado } from './use-estado';
import { useSeleccion } from './use-seleccion';

const NO_PROYECTOS: Proyecto[] = [];

/** What a query finds, as a list, a board or a timeline; a saved view has an address of its own. */
const VistasPage = () => {
  const { t } = useTranslation(['vistas', 'tareas', 'comun']);
  const navigate = useNavigate();
  const id = useParams()['id'];
  const vistas = useVistas();
  const vista = vistas.data?.find(({ _id }) => _id === id);
  const [abierta, setAbierta] = useState(vista);
  if (vista && vista !== abierta) setAbierta(vista);
  // What somebody else deletes stays as it was on screen, for whoever was looking at it or changing it.
  const eliminada = !vista && id !== undefined && abierta?._id === id ? abierta : undefined;
  const { estado, setEstado, reset, isChanged } = useEstado(vista ?? eliminada ?? NUEVA);
  const { consulta, presentacion, columnas } = estado;
  const leida = leidaEn(estado);
  const { query, elementos, total } = useEncontrados(leida);
  const { data: proyectos = NO_PROYECTOS } = useProyectos();
  const byId = useMemo(() => new Map(proyectos.map((proyecto) => [proyecto._id, proyecto])), [proyectos]);
  const grupos = useGrupos(elementos, agrupadoEn(estado), byId);
  const shown = useMemo(() => grupos.flatMap((grupo) => grupo.elementos), [grupos]);
  const seleccion = useSeleccion(shown);
  useLista({
    refs: useMemo(() => shown.map(({ entidad, datos }) => ({ entidad, id: datos._id })), [shown]),
    find: (wanted) => shown.find(({ datos }) => datos._id === wanted),
    seleccion: { ids: seleccion.ids, select: seleccion.select },
  });
  const acciones = useAccionesDeVista({
    vista,
    nombre: eliminada?.nombre,
    estado,
    onReset: isChanged ? reset : undefined,
    onSaved: ({ _id }) => void navigate(paths.vista(_id)),
    onGone: () => void navigate(paths.consulta('')),
  });
  useHojaDeVista({
    deVista: acciones.lineas,
    titulo: vista?.nombre ?? t('titulo'),
    consulta: leida,
    columnas,
    elementos: query.data && (seleccion.elegidos.length ? seleccion.elegidos : shown),
    total: seleccion.elegidos.length ? undefined : total,
    proyectos: byId,
  });
  const asked = leer(consulta).consulta;
  const enCronologia = use(CronologiaContext);
  const { Component } = PRESENTACIONES[presentacion];
  const mostrado = {
    nombre: vista?._id ?? '',
    elementos: shown,
    agrupar: agrupadoEn(estado),
    grupos,
    hayMas: query.hasNextPage,
    proyectos: byId,
    columnas,
    orden: asked?.orden ?? [],
    onOrden: (orden: Consulta['orden']) => asked && setEstado({ consulta: escribir({ ...asked, orden }) }),
    seleccion,
  };

  if (id && vistas.isSuccess && !vista && !eliminada)
    return (
      <>
        <PageHeader title={t('titulo')} />
        <PageBody>
          <EmptyState
            drawing="path"
            title={t('noEncontrada')}
            action={<ButtonLink to={paths.consulta('')}>{t('nueva')}</ButtonLink>}
          />
        </PageBody>
      </>
    );
  if (id && !vista && !eliminada)
    return (
      <>
        <PageHeader title={t('titulo')} />
        <PageBody>
          {vistas.error ? (
            <RetryNotice message={t('error')} query={vistas} />
          ) : (
            <Skeleton className="h-40 w-full" />
          )}
        </PageBody>
      </>
    );

  return (
    <>
      <PageHeader
        title={(vista ?? eliminada)?.nombre ?? t('nueva')}
        crumbs={(vista ?? eliminada) && [{ label: t('titulo'), to: paths.consulta('') }]}
        conLista
        meta={
          <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <span role="status" className="num">
              {query.isPending ? <Skeleton className="h-[1lh] w-24" /> : t('cuenta', { count: total })}
            </span>
            {vista && vista.ambito !== 'privada' && (
              <Chip tone="neutral">{vista.proyecto?.nombre ?? vista.equipo?.nombre}</Chip>
            )}
          </span>
        }
        actions={
          <>
            {acciones.guardar && (
              <Button
                variant="primary"
                busy={acciones.guardar.busy}
                onClick={acciones.guardar.run}
                icon={<Save aria-hidden className="size-4" />}
              >
                {t('guardar.cambios')}
              </Button>
            )}
            {!vista && (
              <Button
                variant="primary"
                onClick={acciones.guardarComo}
                icon={<BookmarkPlus aria-hidden className="size-4" />}
              >
                {t('guardar.titulo')}
              </Button>
            )}
          </>
        }
      />
      <PageBody className="flex flex-col gap-3">
        {eliminada && (
          <div role="alert">
            <Notice kind="warning">{t('eliminadaAbierta')}</Notice>
          </div>
        )}
        <Filtros
          consulta={consulta}
          elementos={elementos}
          proyectos={proyectos}
          onConsulta={(next) => setEstado({ consulta: next })}
        >
          <Opciones estado={estado} onChange={setEstado} />
        </Filtros>
        {query.error && <RetryNotice message={t('error')} query={query} />}
        {query.isPending && <Skeleton className="h-64 w-full" />}
        {query.data && elementos.length === 0 && (
          <EmptyState
            drawing="list"
            title={t('vacio.titulo')}
            text={t('vacio.texto')}
            action={
              consulta.trim() !== '' && (
                <Button onClick={() => setEstado({ consulta: '' })}>{t('tareas:filtro.limpiar')}</Button>
              )
            }
          />
        )}
        {elementos.length > 0 && (
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            {Component ? <Component {...mostrado} /> : enCronologia(mostrado)}
            {/* Below what is shown, and not before it: what arrives later would push it down. */}
            {query.hasNextPage && (
              <Button
                className="self-center"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('mas', { count: total - elementos.length })}
              </Button>
            )}
          </Suspense>
        )}
        {seleccion.elegidos.length > 0 && (
          <BarraElementos
            label={t('seleccion')}
            elegidas={t('elegidos', { count: seleccion.elegidos.length })}
            elementos={seleccion.elegidos}
            onClear={seleccion.clear}
          />
        )}
      </PageBody>
      {acciones.dialogo}
    </>
  );
};

export default VistasPage;
