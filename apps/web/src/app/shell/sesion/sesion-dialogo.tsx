import { useSession } from '../../../shared/sesion/session';
import { ConfirmarSesion } from './confirmar-sesion';
import { SesionExpirada } from './sesion-expirada';

/** What the session asks of the person, over the page that they are on. */
const SesionDialogo = () => (useSession().expirada ? <SesionExpirada /> : <ConfirmarSesion />);

export default SesionDialogo;
