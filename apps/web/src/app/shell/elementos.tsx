import { lazy, Suspense, useEffect } from 'react';
import { pregunta } from '../../shared/elementos/abiertas';
import { edicion } from '../../shared/elementos/edicion';
import { eliminacion } from '../../shared/elementos/eliminacion';
import { useOpened } from '../../shared/navegar/opener';
import { lazyPage } from '../pantallas/lazy-page';

const EliminarElementos = lazyPage(
  () => import('../../features/backlog/formularios/eliminar-elementos'),
  'backlog',
);
const PreguntaAbiertas = lazyPage(
  () => import('../../features/backlog/cambiar/pregunta-abiertas'),
  'backlog',
);
const EditorCampo = lazy(() => import('../../features/backlog/cambiar/editor-campo'));

/** What is done to epics, stories and tasks on any screen that shows them. */
export const Elementos = () => {
  const editada = useOpened(edicion);
  const eliminados = useOpened(eliminacion);
  const preguntada = useOpened(pregunta);
  useEffect(
    () => () => {
      edicion.close();
      eliminacion.close();
      pregunta.close();
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
      {preguntada && <PreguntaAbiertas {...preguntada} />}
      {eliminados && <EliminarElementos {...eliminados} onClose={eliminacion.close} />}
    </Suspense>
  );
};
