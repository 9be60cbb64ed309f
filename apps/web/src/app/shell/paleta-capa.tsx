import type { Proyecto } from '@pmp/contracts/proyectos';
import Paleta from '../../features/buscar/paleta';
import { capa } from './capa';
import { useOpciones } from './use-opciones';

/** The palette with what the shell knows; apart, as no screen needs its list before it is opened. */
const PaletaCapa = ({ selected }: { selected: Proyecto | undefined }) => (
  <Paleta fijas={useOpciones(selected)} onClose={capa.close} />
);

export default PaletaCapa;
