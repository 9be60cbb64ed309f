import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/http/errors';
import { Notice } from '../../shared/ui/pagina/notice';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { UndoToast } from '../../shared/deshacer/undo-toast';
import { Cabecera } from './lista/cabecera';
import { Cuenta } from './cuenta';
import type { Hecho } from './cambiar/deshacer';
import { Exportar } from './exportar/exportar';
import { Filtros } from './filtrar/filtros';
import { Seleccion } from './cambiar/seleccion';
import { Tabla } from './lista/tabla';
import { TareasSkeleton } from './tareas-skeleton';
import { useLista } from './lista/use-lista';
import { useDeshacer } from './cambiar/use-lote';
import { useSeleccion } from './cambiar/use-seleccion';
import { SinCoincidencias, SinTareas } from './vacio';
import { VistasBar } from './vistas/vistas-bar';

const TareasPage = () => {
  const { t } = useTranslation('tareas');
  const { query, all, tareas, byId, clearFiltro, ...lista } = useLista();
  const { elegidas, ids, toggle, all: chooseAll, clear: chooseNone } = useSeleccion(tareas);
  const [hecho, setHecho] = useState<Hecho>();
  const deshacer = useDeshacer();
  const cuenta = useRef<HTMLParagraphElement>(null);
  const forget = useCallback(() => setHecho(undefined), []);

  const onChanged = (made: Hecho) => {
    setHecho(made);
    chooseNone();
    // The bar disappears with the selection, and the focus would be lost with it.
    cuenta.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <PageHeader
        title={t('titulo')}
        meta={query.data && <Cuenta ref={cuenta} shown={tareas.length} total={all.length} />}
        actions={<Exportar tareas={elegidas.length ? elegidas : tareas} proyectos={byId} />}
      />
      <PageBody className="flex flex-col gap-3">
        <VistasBar lista={lista.lista} />
        <Filtros
          filtro={lista.filtro}
          proyectos={lista.proyectos}
          personas={lista.personas}
          onTexto={lista.setTexto}
          onChange={lista.setFiltro}
          onClear={clearFiltro}
        />
        {deshacer.error && (
          <Notice kind="error">{errorText(deshacer.error, t('seleccion.errorDeshacer'))}</Notice>
        )}
        {query.error && (
          <RetryNotice message={t('error')} busy={query.isFetching} onRetry={() => void query.refetch()} />
        )}
        {query.isPending && <TareasSkeleton />}
        {query.data && all.length === 0 && <SinTareas />}
        {all.length > 0 && tareas.length === 0 && <SinCoincidencias onClear={clearFiltro} />}
        {tareas.length > 0 && (
          <Tabla tareas={tareas} proyectos={byId} elegidas={ids} hoy={lista.hoy} onToggle={toggle}>
            <Cabecera
              orden={lista.orden}
              total={tareas.length}
              elegidas={elegidas.length}
              onOrden={lista.setOrden}
              onAll={chooseAll}
              onNone={chooseNone}
            />
          </Tabla>
        )}
        {elegidas.length > 0 && (
          <Seleccion tareas={elegidas} proyectos={byId} onChanged={onChanged} onClear={chooseNone} />
        )}
      </PageBody>
      {hecho && (
        <UndoToast
          message={t('seleccion.cambiadas', { count: hecho.despues.length })}
          onUndo={() => {
            forget();
            deshacer.mutate(hecho);
          }}
          onClose={forget}
        />
      )}
    </>
  );
};

export default TareasPage;
