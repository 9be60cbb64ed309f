import { useEffect } from 'react';
import { deshacer, useAviso } from '../../../shared/deshacer/deshacer';
import { useUndoKey } from '../../../shared/deshacer/use-undo-key';
import { Toast } from '../../../shared/ui/dialogos/toast';
import { parte } from '../../../shared/partes/parte';

// Without a network it may not arrive, which is no reason to lose the page.
const UndoOffer = parte(() => import('./oferta-deshacer'));

/** Offers for a few seconds to undo what was just done; Ctrl+Z undoes it later too. */
export const DeshacerEliminacion = () => {
  const aviso = useAviso();
  useUndoKey(deshacer.undo);
  useEffect(() => deshacer.forget, []);
  if (!aviso) return null;
  if ('dicho' in aviso) return <Toast message={aviso.dicho} onClose={deshacer.close} />;
  const { hecho, deshaciendo } = aviso;
  return <UndoOffer key={hecho._id} hecho={hecho} deshaciendo={deshaciendo} />;
};
