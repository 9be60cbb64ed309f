import type { ReactNode } from 'react';
import type { ElementoEnlazable } from '../../../shared/elementos/enlazando';
import { Codigo } from '../codigo/codigo';
import { useReferencias } from '../codigo/use-referencias';
import { Enlaces } from '../enlaces/enlaces';
import { useEnlaces } from '../enlaces/use-enlaces';

interface AlrededorProps {
  elemento: ElementoEnlazable;
  /** What stands below. */
  children: ReactNode;
}

/** What an item is linked with, and the code that names it; what stands below comes once it would no longer be moved. */
export const Alrededor = ({ elemento, children }: AlrededorProps) => {
  const { _id, proyecto, clave } = elemento.datos;
  // Away from the network nothing is loading, and all of it is shown.
  const hasEnlaces = !useEnlaces(_id).query.isLoading;
  const hasCodigo = !useReferencias(proyecto, clave).isLoading;
  return (
    <>
      <Enlaces elemento={elemento} />
      {hasEnlaces && <Codigo proyecto={proyecto} clave={clave} />}
      {hasEnlaces && hasCodigo && children}
    </>
  );
};
