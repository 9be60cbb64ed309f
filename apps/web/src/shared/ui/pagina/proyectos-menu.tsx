import { Menu } from '@base-ui/react/menu';
import type { Proyecto } from '@pmp/contracts/proyectos';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../navegar/link';
import { type Lugar, pathOfLugar } from '../../navegar/lugar';

interface ProyectosMenuProps {
  anchor: RefObject<HTMLButtonElement | null>;
  proyectos: Proyecto[];
  proyectoId: string;
  lugar: Lugar;
  onClose: () => void;
}

/** The projects as links to the same place of each. */
const ProyectosMenu = ({ anchor, proyectos, proyectoId, lugar, onClose }: ProyectosMenuProps) => {
  const { t } = useTranslation('navegacion');
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} sideOffset={4} align="start" className="z-60 outline-none">
          <Menu.Popup
            aria-label={t('proyectos.titulo')}
            finalFocus={anchor}
            className="menu-popup max-h-[min(24rem,var(--available-height))] max-w-[min(22rem,calc(100vw-2rem))] min-w-56 overflow-y-auto"
          >
            {proyectos.map(({ _id, nombre, clave }) => (
              <Menu.LinkItem
                key={_id}
                label={nombre}
                closeOnClick
                className="menu-item"
                render={<Link to={pathOfLugar(lugar, _id)} />}
              >
                <span className="w-4 shrink-0">
                  {_id === proyectoId && <Check aria-hidden className="size-4 text-accent-text" />}
                </span>
                <span className="min-w-0 grow truncate">{nombre}</span>
                <span className="shrink-0 font-mono text-[11px] text-subtle">{clave}</span>
              </Menu.LinkItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

export default ProyectosMenu;
