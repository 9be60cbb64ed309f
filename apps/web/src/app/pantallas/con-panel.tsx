import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { AnadirContext, type AnadirProps } from '../../shared/elementos/anadir/crear';
import { useElegido } from '../../shared/elementos/use-elegido';
import { parteDeTecla } from '../../shared/partes/parte';

const PanelLateral = parteDeTecla(() => import('../../features/elemento/panel/panel-lateral'), 'backlog');

const AnadirEnLista = parteDeTecla(() => import('../../features/elemento/crear/anadir-en-lista'), 'backlog');

const anadirEnLista = (props: AnadirProps) => <AnadirEnLista {...props} />;

/** A screen over which the epic, story or task that the address names opens in a panel. */
export const ConPanel = ({ children }: { children: ReactNode }) => {
  const proyectoId = useParams()['proyectoId'];
  const [elegido] = useElegido();
  return (
    <>
      <AnadirContext value={anadirEnLista}>{children}</AnadirContext>
      {elegido && <PanelLateral proyectoId={proyectoId} />}
    </>
  );
};
