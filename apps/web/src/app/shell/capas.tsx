import type { Proyecto } from '@pmp/contracts/proyectos';
import { useEffect } from 'react';
import { usePrimeraVista } from '../../shared/navegar/primera-vista';
import { parte, parteDeTecla } from '../../shared/partes/parte';
import { capa, useCapa } from './teclado/capa';

const AyudaTeclado = parteDeTecla(() => import('./teclado/ayuda'), 'buscar');
const PendientesDialog = parte(() => import('./avisos/pendientes-dialog'));
const Rescate = parte(() => import('./rescate/rescate'));
const PaletaCapa = parteDeTecla(() => import('./teclado/paleta/paleta-capa'), 'buscar', 'backlog', 'hoja');

/** What the shell opens over the page: the palette, the shortcuts, and what was written in places that are gone. */
export const Capas = ({ selected }: { selected: Proyecto | undefined }) => {
  const open = useCapa();
  const isShown = usePrimeraVista();
  // Otherwise the next person to sign in would find this person's layer open.
  useEffect(() => capa.close, []);
  return (
    <>
      {open === 'paleta' && <PaletaCapa selected={selected} />}
      {open === 'atajos' && <AyudaTeclado onClose={capa.close} />}
      {open === 'pendientes' && <PendientesDialog onClose={capa.close} />}
      {isShown && <Rescate />}
    </>
  );
};
