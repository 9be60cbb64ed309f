import type { Proyecto } from '@pmp/contracts/proyectos';
import { useEffect } from 'react';
import { parte, parteDeTecla } from '../../shared/partes/parte';
import { capa, useCapa } from './teclado/capa';

const AyudaTeclado = parteDeTecla(() => import('./teclado/ayuda'), 'buscar');
const PendientesDialog = parte(() => import('./avisos/pendientes-dialog'));
const PaletaCapa = parteDeTecla(() => import('./teclado/paleta/paleta-capa'), 'buscar', 'backlog', 'hoja');

/** The layers that the shell opens over the page: the palette and the list of shortcuts. */
export const Capas = ({ selected }: { selected: Proyecto | undefined }) => {
  const open = useCapa();
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
