import type { Equipo } from '@pmp/contracts/usuarios';
import { InvitarDialog } from '../../shared/invitar/invitar';
import { type Opener, useOpened } from '../../shared/navegar/opener';
import { parte } from '../../shared/partes/parte';

const EquipoForm = parte(() => import('./formulario/equipo-form'));
const EquipoDetalle = parte(() => import('./equipo-detalle'));
const EliminarEquipo = parte(() => import('./eliminar-equipo'));

export type OpenDialog =
  | { form: Equipo | 'nuevo' }
  | { detalle: Equipo }
  | { eliminar: Equipo }
  | { invitar: Equipo };

export const EquipoDialogs = ({ dialogs }: { dialogs: Opener<OpenDialog> }) => {
  const open = useOpened(dialogs);
  const close = dialogs.close;
  return (
    <>
      {open && 'form' in open && (
        <EquipoForm equipo={open.form === 'nuevo' ? undefined : open.form} onClose={close} />
      )}
      {open && 'detalle' in open && <EquipoDetalle equipo={open.detalle} onClose={close} />}
      {open && 'invitar' in open && <InvitarDialog equipo={open.invitar} onClose={close} />}
      {open && 'eliminar' in open && <EliminarEquipo equipo={open.eliminar} onClose={close} />}
    </>
  );
};
