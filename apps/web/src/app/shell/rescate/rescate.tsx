import { useEffect, useState } from 'react';
import { borradores } from '../../../shared/escritura/borradores/borradores';
import { parte } from '../../../shared/partes/parte';
import { cambios } from '../../../shared/vivo/cambios';
import { live } from '../../../shared/vivo/live';

const TextosPerdidos = parte(() => import('./textos-perdidos'), 'escritura');

/** Looks after what the person has typed and not saved, when they come and whenever something goes. */
const Rescate = () => {
  const [veces, setVeces] = useState(0);
  useEffect(() => {
    const again = () => setVeces((now) => now + 1);
    const offs = [
      cambios.subscribe(({ accion }) => accion === 'eliminado' && again()),
      live.on('acceso_perdido', again),
    ];
    return () => offs.forEach((off) => off());
  }, []);
  return borradores().length > 0 ? <TextosPerdidos veces={veces} /> : null;
};

export default Rescate;
