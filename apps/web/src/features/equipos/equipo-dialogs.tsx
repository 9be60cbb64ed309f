import type { Equipo } from '@pmp/contracts/usuarios';
import { lazy, Suspense } from 'react';
import { type Opener, useOpened } from '../../shared/navegar/opener';

const EquipoForm = lazy(() => import('./formulario/equipo-form'));
const EquipoDetalle = lazy(() => import('./equipo-detalle'));
const EliminarEquipo = lazy(() => import('./eliminar-equipo'));

export type OpenDialog = { form: Equipo | 'nuevo' } | { detalle: Equipo } | { eliminar: Equipo };

export const EquipoDialogs = ({ dialogs }: { dialogs: Opener<OpenDialog> }) => {
  const open = useOpened(dialogs);
  const close = dialogs.close;
  return (
    <Suspense>
      {open && 'form' in open && (
        <EquipoForm equipo={open.form === 'nuevo' ? undefined : open.form} onClose={close} />
      )}
      {open && 'detalle' in open && <EquipoDetalle equipo={open.detalle} onClose={close} />}
      {open && 'eliminar' in open && <EliminarEquipo equipo={open.eliminar} onClose={close} />}
    </Suspense>
  );
};
