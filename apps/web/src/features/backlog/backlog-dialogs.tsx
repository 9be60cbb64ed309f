import type { Epica, Historia } from '@pmp/contracts/proyectos';
import { lazy, Suspense } from 'react';
import type { EpicaNode, HistoriaNode } from './backlog-tree';

const EpicaForm = lazy(() => import('./epica-form'));
const HistoriaForm = lazy(() => import('./historia-form'));
const EliminarEpica = lazy(() => import('./eliminar-epica'));
const EliminarHistoria = lazy(() => import('./eliminar-historia'));

/** Which modal form is open; without an entity it makes a new one. */
export type OpenDialog =
  | { kind: 'epica'; epica?: Epica }
  | { kind: 'historia'; epicaId: string; historia?: Historia }
  | { kind: 'eliminar-epica'; node: EpicaNode }
  | { kind: 'eliminar-historia'; node: HistoriaNode };

interface BacklogDialogsProps {
  open: OpenDialog | undefined;
  proyectoId: string;
  epicas: Epica[];
  onClose: () => void;
}

export const BacklogDialogs = ({ open, proyectoId, epicas, onClose }: BacklogDialogsProps) => (
  <Suspense>
    {open?.kind === 'epica' && <EpicaForm epica={open.epica} proyectoId={proyectoId} onClose={onClose} />}
    {open?.kind === 'historia' && (
      <HistoriaForm
        historia={open.historia}
        epicaId={open.epicaId}
        epicas={epicas}
        proyectoId={proyectoId}
        onClose={onClose}
      />
    )}
    {open?.kind === 'eliminar-epica' && <EliminarEpica node={open.node} onClose={onClose} />}
    {open?.kind === 'eliminar-historia' && <EliminarHistoria node={open.node} onClose={onClose} />}
  </Suspense>
);
