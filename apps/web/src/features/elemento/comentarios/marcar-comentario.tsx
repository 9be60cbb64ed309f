import { Menu } from '@base-ui/react/menu';
import type { Comentario } from '@pmp/contracts/proyectos';
import { useState } from 'react';
import { MarcarItems } from '../../../shared/marcas/marcar-items';
import { useMarcable } from '../../../shared/marcas/use-marcable';
import { parte } from '../../../shared/partes/parte';
import { isOn } from '../../../shared/ui/dialogos/is-on';
import { marcar } from './marcar';

const Emojis = parte(() => import('../../../shared/escritura/emojis'), 'escritura');

interface MarcarComentarioProps {
  comentario: Comentario;
  anchor: HTMLElement;
  onClose: () => void;
}

/** What can be put on a comment. */
const MarcarComentario = ({ comentario, anchor, onClose }: MarcarComentarioProps) => {
  const marcable = useMarcable(comentario, marcar(comentario._id));
  const [mas, setMas] = useState(false);
  if (mas) return <Emojis anchor={anchor} vuelve onPick={marcable.toggle} onClose={onClose} />;
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(open, { event }) => !open && !isOn(anchor, event) && onClose()}
    >
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} sideOffset={4} align="end" className="z-60 outline-none">
          <Menu.Popup finalFocus={() => anchor} className="menu-popup">
            <MarcarItems {...marcable} onMas={() => setMas(true)} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

export default MarcarComentario;
