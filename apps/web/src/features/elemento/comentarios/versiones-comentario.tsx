import { rutasComentarios } from '@pmp/contracts/proyectos/rutas';
import VersionesDialog from '../../../shared/escritura/versiones-dialog';
import { pedir } from '../../../shared/http/pedir';

interface VersionesComentarioProps {
  id: string;
  onClose: () => void;
}

const VersionesComentario = ({ id, onClose }: VersionesComentarioProps) => (
  <VersionesDialog
    queryKey={['comentarios', 'versiones', id]}
    leer={async (signal) =>
      (await pedir(rutasComentarios.listarVersiones, { params: { id }, signal })).versiones
    }
    onClose={onClose}
  />
);

export default VersionesComentario;
