import type { Proyecto } from '@pmp/contracts/proyectos';
import { useEffect } from 'react';
import { parte } from '../../shared/partes/parte';
import { capa, useCapa } from './teclado/capa';
import { useLugaresRecientes } from './teclado/lugares-recientes';

const AyudaTeclado = parte(() => import('./teclado/ayuda'), 'buscar');
const PendientesDialog = parte(() => import('./avisos/pendientes-dialog'));
const PaletaCapa = parte(() => import('./teclado/paleta-capa'), 'buscar');

/** The layers that the shell opens over the page: the palette and the list of shortcuts. */
export const Capas = ({ selected }: { selected: Proyecto | undefined }) => {
  const open = useCapa();
  useLugaresRecientes(selected?._id);
  // Otherwise the next person to sign in would find this person's layer open.
  useEffect(() => capa.close, []);
  return (
    <>
      {open === 'paleta' && <PaletaCapa selected={selected} />}
      {open === 'atajos' && <AyudaTeclado onClose={capa.close} />}
      {open === 'pendientes' && <PendientesDialog onClose={capa.close} />}
    </>
  );
};
