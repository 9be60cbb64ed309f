import { useState } from 'react';
import { newId } from '../../shared/new-id';
import { useSession } from '../../shared/session';
import { addVista, readVistas, storeVistas, type Vista } from './vistas';

export const useVistas = () => {
  const usuario = useSession().user._id ?? '';
  const [vistas, setVistas] = useState(() => readVistas(usuario));
  const change = (next: Vista[]) => {
    setVistas(next);
    storeVistas(usuario, next);
  };
  return {
    vistas,
    save: (nombre: string, lista: string) => change(addVista(vistas, { id: newId(), nombre, lista })),
    remove: (id: string) => change(vistas.filter((vista) => vista.id !== id)),
  };
};
