import { lazy, Suspense, useEffect } from 'react';
import { deshacer, useEliminado } from '../../shared/deshacer';

const Oferta = lazy(() => import('./oferta-deshacer'));

/** After something was deleted, for as long as a person may want it back at once; later it is in the trash. */
export const DeshacerEliminacion = () => {
  const eliminado = useEliminado();
  // Whoever signs in next is offered nothing of the person before.
  useEffect(() => deshacer.close, []);
  return (
    eliminado && (
      <Suspense>
        <Oferta key={eliminado._id} {...eliminado} />
      </Suspense>
    )
  );
};
