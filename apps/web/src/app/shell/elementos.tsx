import { lazy, Suspense, useEffect } from 'react';
import { edicion } from '../../shared/elementos/edicion';
import { eliminacion } from '../../shared/elementos/eliminacion';
import { useOpened } from '../../shared/navegar/opener';
import { lazyPage } from '../pantallas/lazy-page';

const EliminarElementos = lazyPage(
  () => import('../../features/backlog/formularios/eliminar-elementos'),
  'backlog',
);
const EditorCampo = lazy(() => import('../../features/backlog/cambiar/editor-campo'));

/** What is done to epics, stories and tasks on any screen that shows them. */
export const Elementos = () => {
  const editada = useOpened(edicion);
  const eliminados = useOpened(eliminacion);
  useEffect(
    () => () => {
      edicion.close();
      eliminacion.close();
    },
    [],
  );
  return (
    <Suspense>
      {editada && (
        <EditorCampo
          key={editada.campo + editada.elementos.map(({ datos }) => datos._id).join()}
          {...editada}
        />
      )}
      {eliminados && <EliminarElementos {...eliminados} onClose={eliminacion.close} />}
    </Suspense>
  );
};
