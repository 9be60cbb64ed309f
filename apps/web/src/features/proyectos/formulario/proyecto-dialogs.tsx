import type { Proyecto } from '@pmp/contracts/proyectos';
import { type Opener, useOpened } from '../../../shared/navegar/opener';
import { parte } from '../../../shared/partes/parte';
import type { SampleStore } from '../lista/use-proyectos-view';

const ProyectoForm = parte(() => import('./proyecto-form'), 'empezar');
const EliminarProyecto = parte(() => import('./eliminar-proyecto'));

export type OpenDialog = { form: Proyecto | 'nuevo' } | { eliminar: Proyecto };

interface ProyectoDialogsProps {
  dialogs: Opener<OpenDialog>;
  sampleStore: SampleStore | undefined;
}

export const ProyectoDialogs = ({ dialogs, sampleStore }: ProyectoDialogsProps) => {
  const open = useOpened(dialogs);
  const close = dialogs.close;
  return (
    <>
      {open && 'form' in open && (
        <ProyectoForm
          proyecto={open.form === 'nuevo' ? undefined : open.form}
          sampleStore={sampleStore}
          onClose={close}
        />
      )}
      {open && 'eliminar' in open && (
        <EliminarProyecto proyecto={open.eliminar} sampleStore={sampleStore} onClose={close} />
      )}
    </>
  );
};
