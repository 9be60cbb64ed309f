import type { Epica, Historia, Proyecto, Tarea } from '@pmp/contracts/proyectos';
import { type Opener, useOpened } from '../../../shared/navegar/opener';
import { parte } from '../../../shared/partes/parte';

const EpicaForm = parte(() => import('./epica-form'));
const HistoriaForm = parte(() => import('./historia-form'));
const EtiquetasDialog = parte(() => import('../etiquetas/etiquetas-dialog'));
const TareaForm = parte(() => import('./tarea-form'));

/** Which form is open; without an entity it creates one. */
export type OpenDialog =
  | { kind: 'epica'; epica?: Epica }
  | { kind: 'etiquetas' }
  | { kind: 'historia'; epicaId: string; historia?: Historia }
  | { kind: 'tarea'; historiaId: string; tarea?: Tarea };

interface BacklogDialogsProps {
  dialogs: Opener<OpenDialog>;
  proyectoId: string;
  proyecto: Proyecto | undefined;
  onNuevaEpica?: ((id: string) => void) | undefined;
}

export const BacklogDialogs = ({ dialogs, proyectoId, proyecto, onNuevaEpica }: BacklogDialogsProps) => {
  const open = useOpened(dialogs);
  const onClose = dialogs.close;
  return (
    <>
      {open?.kind === 'epica' && (
        <EpicaForm epica={open.epica} proyectoId={proyectoId} onNueva={onNuevaEpica} onClose={onClose} />
      )}
      {open?.kind === 'etiquetas' && <EtiquetasDialog proyectoId={proyectoId} onClose={onClose} />}
      {open?.kind === 'historia' && (
        <HistoriaForm
          historia={open.historia}
          epicaId={open.epicaId}
          proyectoId={proyectoId}
          equipoId={proyecto?.equipo._id}
          onClose={onClose}
        />
      )}
      {open?.kind === 'tarea' && (
        <TareaForm
          tarea={open.tarea}
          historiaId={open.historiaId}
          proyectoId={proyectoId}
          equipoId={proyecto?.equipo._id}
          onClose={onClose}
        />
      )}
    </>
  );
};
