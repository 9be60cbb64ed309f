import type { Comentario } from '@pmp/contracts/proyectos';
import { Marcas } from '../../../shared/marcas/marcas';
import { useMarcable } from '../../../shared/marcas/use-marcable';
import { marcar } from './marcar';

const MarcasComentario = ({ comentario }: { comentario: Comentario }) => (
  <Marcas {...useMarcable(comentario, marcar(comentario._id))} />
);

export default MarcasComentario;
