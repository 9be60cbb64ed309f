import { Menu } from '@base-ui/react/menu';
import type { Mensaje } from '@pmp/contracts/mensajes';
import { Copy, History, ListPlus, Pencil, Reply, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { reloj } from '../../../shared/http/reloj';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/sesion/session';
import { MarcarItems } from '../../../shared/marcas/marcar-items';
import { useMarcable } from '../../../shared/marcas/use-marcable';
import { parte } from '../../../shared/partes/parte';
import { marcar } from './marcar';
import { useInfo } from '../elegir/use-chats';
import { isEditable } from './editable';

export type AccionMensaje = 'responder' | 'tarea' | 'copiar' | 'versiones' | 'editar' | 'eliminar';

const Emojis = parte(() => import('../../../shared/escritura/emojis'), 'escritura');

const ICONS = {
  responder: Reply,
  tarea: ListPlus,
  copiar: Copy,
  versiones: History,
  editar: Pencil,
  eliminar: Trash2,
};

interface AccionesMenuProps {
  mensaje: Mensaje;
  propio: boolean;
  anchor: Element;
  onAccion: (accion: AccionMensaje) => void;
  onClose: () => void;
}

const AccionesMenu = ({ mensaje, propio, anchor, onAccion, onClose }: AccionesMenuProps) => {
  const { t } = useTranslation('mensajes');
  const [now] = useState(reloj.now);
  // These actions continue in the text field, which takes the focus itself.
  const writes = useRef(false);
  const { user } = useSession();
  const { data: info } = useInfo(mensaje);
  const marcable = useMarcable(mensaje, marcar(mensaje._id));
  const [mas, setMas] = useState(false);
  const own = propio && isEditable(mensaje, now);
  const moderates =
    mensaje.tipoChat !== 'directo' &&
    (user.rol === 'admin' || info?.participantes.some(({ _id, rol }) => _id === user._id && rol === 'admin'));
  const acciones: AccionMensaje[] = [
    'responder',
    'tarea',
    ...(mensaje.contenido ? (['copiar'] as const) : []),
    ...(mensaje.editado ? (['versiones'] as const) : []),
    ...(own ? (['editar'] as const) : []),
    ...(own || moderates ? (['eliminar'] as const) : []),
  ];
  if (mas) {
    return <Emojis anchor={anchor as HTMLElement} vuelve onPick={marcable.toggle} onClose={onClose} />;
  }
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} sideOffset={4} align="end" className="z-60 outline-none">
          <Menu.Popup
            finalFocus={() => (writes.current ? false : (anchor as HTMLElement))}
            className="menu-popup min-w-48"
          >
            <MarcarItems {...marcable} onMas={() => setMas(true)} />
            {acciones.map((accion) => {
              const Icon = ICONS[accion];
              return (
                <Menu.Item
                  key={accion}
                  onClick={() => {
                    writes.current = accion === 'responder' || accion === 'editar';
                    onAccion(accion);
                  }}
                  className={`menu-item ${accion === 'eliminar' ? 'text-danger-text' : ''}`}
                >
                  <Icon aria-hidden className="size-4" />
                  {t(`mensaje.${accion}`)}
                </Menu.Item>
              );
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

export default AccionesMenu;
