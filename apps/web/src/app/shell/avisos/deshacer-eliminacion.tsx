import { lazy, Suspense, useEffect } from 'react';
import { deshacer, useEliminado } from '../../../shared/deshacer/deshacer';

const UndoOffer = lazy(() => import('./oferta-deshacer'));

/** Offers to undo a deletion for a few seconds; after that it can be restored from the trash. */
export const DeshacerEliminacion = () => {
  const eliminado = useEliminado();
  // Otherwise the next person to sign in could undo this person's deletion.
  useEffect(() => deshacer.close, []);
  return (
    eliminado && (
      <Suspense>
        <UndoOffer key={eliminado._id} {...eliminado} />
      </Suspense>
    )
  );
};
