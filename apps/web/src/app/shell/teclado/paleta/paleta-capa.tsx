import type { Proyecto } from '@pmp/contracts/proyectos';
import Paleta from '../../../../features/buscar/paleta';
import { capa } from '../capa';
import { useLugares } from './use-lugares';
import { useOpciones } from './use-opciones';

/** The palette with the shell's places and actions; in its own file, so that it loads only when it is opened. */
const PaletaCapa = ({ selected }: { selected: Proyecto | undefined }) => (
  <Paleta fijas={useOpciones(selected)} lugares={useLugares()} onClose={capa.close} />
);

export default PaletaCapa;
