import { CheckCheck, RotateCw } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hojaDe, useHoja } from '../../shared/exportar/hoja';
import { errorText } from '../../shared/http/errors';
import { useFold } from '../../shared/preferencias/use-fold';
import { Button } from '../../shared/ui/controles/button';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { IconButton } from '../../shared/ui/controles/icon-button';
import { MoreButton } from '../../shared/ui/controles/more-button';
import { Notice } from '../../shared/ui/pagina/notice';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { deshacer } from '../../shared/deshacer/deshacer';
import type { Filtro } from './api/get-notificaciones';
import type { Accion } from './api/run-accion';
import { applyAcciones } from './apply-acciones';
import { AyudaAtajos } from './atajos/ayuda-atajos';
import { columnasNotificacion } from './columnas-notificacion';
import { Filtros } from './filtros';
import { Lista } from './lista/lista';
import { NotificacionesSkeleton } from './notificaciones-skeleton';
import { Recordatorios } from './recordatorios/recordatorios';
import { useAcciones } from './use-acciones';
import { useAtajos } from './atajos/use-atajos';
import { useNotificaciones } from './use-notificaciones';

const NotificacionesPage = () => {
  const { t } = useTranslation(['notificaciones', 'comun']);
  const [filtro, setFiltro] = useState<Filtro>('todas');
  const [failed, setFailed] = useState<string>();
  const [sinAtajos, toggleAtajos] = useFold('sin-atajos');
  const list = useRef<HTMLUListElement>(null);
  const query = useNotificaciones(filtro);
  const errorOf = ({ tipo }: Accion, error: unknown) =>
    tipo === 'leerTodas' || tipo === 'eliminar' ? t(`error.${tipo}`) : errorText(error, t(`error.${tipo}`));
  const { run, pending } = useAcciones((accion, error) => {
    setFailed(errorOf(accion, error));
    if (accion.tipo === 'eliminar' || accion.tipo === 'posponer') deshacer.drop(accion.id);
  });
  const vista = useMemo(() => query.data && applyAcciones(query.data, pending), [query.data, pending]);

  const onRead = useCallback(
    (id: string) => {
      setFailed(undefined);
      run({ tipo: 'leer', id });
    },
    [run],
  );
  const offerBack = useCallback(
    (id: string, titulo: string) => {
      const undo = () => {
        run({ tipo: 'restaurar', id });
        return Promise.resolve(0);
      };
      deshacer.offer({ tipo: 'cambio', _id: id, titulo, undo });
    },
    [run],
  );
  const onDelete = useCallback(
    (id: string) => {
      setFailed(undefined);
      offerBack(id, t('eliminada'));
      run({ tipo: 'eliminar', id });
    },
    [offerBack, run, t],
  );
  const onPostpone = useCallback(
    (id: string, hasta: string | null) => {
      setFailed(undefined);
      offerBack(id, t('pospuesta'));
      run({ tipo: 'posponer', id, hasta });
    },
    [offerBack, run, t],
  );
  useAtajos(list, !sinAtajos, { onRead, onDelete });
  const noLeidas = vista?.noLeidas ?? 0;

  useHoja({ hoja: () => vista && hojaDe(t('titulo'), vista.notificaciones, columnasNotificacion()) });

  return (
    <>
      <PageHeader
        title={t('titulo')}
        conLista
        meta={
          noLeidas > 0 && (
            <span className="num rounded-full bg-accent px-2 text-xs leading-5 font-semibold text-on-accent">
              {/* Both would not fit beside the title of a phone, and a second line would push the page down. */}
              <span aria-hidden className="sm:hidden">
                {noLeidas}
              </span>
              <span className="max-sm:sr-only">{t('badge', { count: noLeidas })}</span>
            </span>
          )
        }
        actions={
          <>
            <AyudaAtajos on={!sinAtajos} onToggle={toggleAtajos} />
            <IconButton
              label={t('comun:accion.recargar')}
              onClick={() => void query.refetch()}
              Icon={RotateCw}
              iconClass={`size-4 ${query.isFetching ? 'animate-spin' : ''}`}
            />
            <Button
              disabled={noLeidas === 0}
              aria-label={t('leerTodas')}
              onClick={() => {
                setFailed(undefined);
                run({ tipo: 'leerTodas' });
              }}
              icon={<CheckCheck aria-hidden className="size-4" />}
            >
              <span className="hidden sm:inline">{t('leerTodas')}</span>
            </Button>
          </>
        }
      />
      <PageBody className="flex flex-col gap-3">
        <div className="flex flex-col gap-3">
          <div className="flex items-start gap-2">
            <Filtros value={filtro} onChange={setFiltro} />
            <Recordatorios />
          </div>
          {query.error && <RetryNotice message={t('error.cargar')} query={query} />}
          {failed && <Notice kind="error">{failed}</Notice>}
          {query.isPending && <NotificacionesSkeleton />}
          {vista?.notificaciones.length === 0 && (
            <EmptyState
              drawing="list"
              title={t(filtro === 'todas' ? 'vacio.todas' : 'vacio.filtro')}
              text={filtro === 'todas' ? t('vacio.texto') : undefined}
              action={
                filtro !== 'todas' && (
                  <Button onClick={() => setFiltro('todas')}>{t('vacio.verTodas')}</Button>
                )
              }
            />
          )}
          {vista && vista.notificaciones.length > 0 && (
            <Lista
              ref={list}
              notificaciones={vista.notificaciones}
              onRead={onRead}
              onDelete={onDelete}
              onPostpone={onPostpone}
            />
          )}
          <MoreButton label={t('verMas')} query={query} />
        </div>
      </PageBody>
    </>
  );
};

export default NotificacionesPage;
