import type { Proyecto, Tarea } from '@pmp/contracts/proyectos';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hoy as today } from '../../shared/dates';
import { formatNumero } from '../../shared/numbers';
import { useProyectos } from '../../shared/queries/use-proyectos';
import { useSession } from '../../shared/session';
import { PageBody, PageHeader } from '../../shared/ui/page-header';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useTextParam } from '../../shared/use-text-param';
import { Cabecera } from './cabecera';
import { Exportar } from './exportar';
import { filterTareas } from './filtro';
import { Filtros } from './filtros';
import { ordenOf, sortTareas } from './orden';
import { personasOf } from './personas';
import { Seleccion } from './seleccion';
import { Tabla } from './tabla';
import { TareasSkeleton } from './tareas-skeleton';
import { PARAM, PARAM_ORDEN, useFiltro } from './use-filtro';
import { useSeleccion } from './use-seleccion';
import { useTareas } from './use-tareas';
import { SinCoincidencias, SinTareas } from './vacio';
import { VistasBar } from './vistas-bar';

const NONE: Tarea[] = [];
const NO_PROYECTOS: Proyecto[] = [];

const TareasPage = () => {
  const { t } = useTranslation(['tareas', 'comun']);
  const yo = useSession().user._id ?? '';
  const query = useTareas();
  const proyectos = useProyectos().data ?? NO_PROYECTOS;
  const { filtro: inAddress, orden: ordenText, lista, setParam, clear } = useFiltro();
  const [texto, setTexto] = useTextParam(PARAM.texto);
  const [hoy] = useState(today);
  const [cambiadas, setCambiadas] = useState(0);
  const top = useRef<HTMLParagraphElement>(null);

  const all = query.data ?? NONE;
  const byId = useMemo(() => new Map(proyectos.map((proyecto) => [proyecto._id, proyecto])), [proyectos]);
  const personas = useMemo(() => personasOf(all), [all]);
  const orden = useMemo(() => ordenOf(ordenText), [ordenText]);
  const filtro = useMemo(() => ({ ...inAddress, texto }), [inAddress, texto]);
  // The field answers at once; a long list follows when there is time.
  const applied = useDeferredValue(filtro);
  const tareas = useMemo(
    () => sortTareas(filterTareas(all, applied, { yo, hoy }), orden, byId),
    [all, applied, yo, hoy, orden, byId],
  );
  const { elegidas, ids, toggle, all: chooseAll, clear: chooseNone } = useSeleccion(tareas);
  const clearFiltro = () => {
    setTexto('');
    clear();
  };

  return (
    <>
      <PageHeader
        title={t('titulo')}
        meta={
          query.data && (
            <p ref={top} tabIndex={-1} role="status" className="num text-sm text-subtle outline-none">
              {tareas.length === all.length
                ? t('total', { count: all.length, total: formatNumero(all.length) })
                : t('deTotal', { mostradas: formatNumero(tareas.length), total: formatNumero(all.length) })}
              {cambiadas > 0 && (
                <span className="sr-only">{t('seleccion.cambiadas', { count: cambiadas })}</span>
              )}
            </p>
          )
        }
        actions={<Exportar tareas={elegidas.length ? elegidas : tareas} proyectos={byId} />}
      />
      <PageBody className="flex flex-col gap-3">
        <VistasBar lista={lista} />
        <Filtros
          filtro={filtro}
          proyectos={proyectos}
          personas={personas}
          onTexto={setTexto}
          onChange={(key, value) => setParam(PARAM[key], value)}
          onClear={clearFiltro}
        />
        {query.error && (
          <RetryNotice message={t('error')} busy={query.isFetching} onRetry={() => void query.refetch()} />
        )}
        {query.isPending && <TareasSkeleton />}
        {query.data && all.length === 0 && <SinTareas />}
        {all.length > 0 && tareas.length === 0 && <SinCoincidencias onClear={clearFiltro} />}
        {tareas.length > 0 && (
          <Tabla tareas={tareas} proyectos={byId} elegidas={ids} hoy={hoy} onToggle={toggle}>
            <Cabecera
              orden={orden}
              total={tareas.length}
              elegidas={elegidas.length}
              onOrden={(next) => setParam(PARAM_ORDEN, next)}
              onAll={chooseAll}
              onNone={chooseNone}
            />
          </Tabla>
        )}
        {elegidas.length > 0 && (
          <Seleccion
            tareas={elegidas}
            proyectos={byId}
            onChanged={(count) => {
              setCambiadas(count);
              // The change may have moved all of them out of the list, and the bar with them.
              top.current?.focus({ preventScroll: true });
            }}
            onClear={chooseNone}
          />
        )}
      </PageBody>
    </>
  );
};

export default TareasPage;
