import type { Mensaje } from '@pmp/contracts/mensajes';
import { rutasMensajes } from '@pmp/contracts/mensajes/rutas';
import VersionesDialog from '../../../shared/escritura/versiones-dialog';
import { pedir } from '../../../shared/http/pedir';

interface VersionesMensajeProps {
  mensaje: Mensaje;
  onClose: () => void;
}

const VersionesMensaje = ({ mensaje: { _id: id }, onClose }: VersionesMensajeProps) => (
  <VersionesDialog
    queryKey={['mensajes', 'versiones', id]}
    leer={async (signal) =>
      (await pedir(rutasMensajes.listarVersiones, { params: { id }, signal })).versiones
    }
    onClose={onClose}
  />
);

export default VersionesMensaje;
