import type { Mensaje } from '@pmp/contracts/mensajes';
import { Marcas } from '../../../shared/marcas/marcas';
import { useMarcable } from '../../../shared/marcas/use-marcable';
import { marcar } from './marcar';

const MarcasMensaje = ({ mensaje }: { mensaje: Mensaje }) => (
  <Marcas {...useMarcable(mensaje, marcar(mensaje._id))} />
);

export default MarcasMensaje;
