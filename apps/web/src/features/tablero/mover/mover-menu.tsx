import { Menu } from '@base-ui/react/menu';
import type { Columna } from '@pmp/contracts/sprints';
import { Check, PanelRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { moveTo, placeOf } from './move-target';
import type { Move } from './pending-moves';

interface MoverMenuProps {
  columnas: Columna[];
  historia: string;
  anchor: Element;
  onOpen: (historia: string) => void;
  onMove: (move: Move) => void;
  onClose: () => void;
}

const labelClass = 'px-2 pt-1.5 pb-1 text-xs font-medium text-subtle';

/** A menu to open the story, and to make every move without dragging. */
const MoverMenu = ({ columnas, historia, anchor, onOpen, onMove, onClose }: MoverMenuProps) => {
  const { t } = useTranslation('tablero');
  const place = placeOf(columnas, historia);
  if (!place) return null;
  const { columna: here, index } = place;
  const last = here.historias.length - 1;
  const steps = [
    { key: 'principio', to: 0, off: index === 0 },
    { key: 'subir', to: index - 1, off: index === 0 },
    { key: 'bajar', to: index + 1, off: index === last },
    { key: 'final', to: last, off: index === last },
  ] as const;
  const card = anchor.closest<HTMLElement>('[data-historia-id]');
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={anchor}
          sideOffset={4}
          align="end"
          // On a phone there is no room beside a card: better over the card than cut off.
          collisionAvoidance={{ side: 'shift', align: 'shift' }}
          className="z-60 outline-none"
        >
          <Menu.Popup
            finalFocus={() => card}
            className="menu-popup max-h-[calc(100dvh-1rem)] min-w-48 overflow-y-auto"
          >
            <Menu.Item className="menu-item" onClick={() => onOpen(historia)}>
              <PanelRight aria-hidden className="size-4" />
              {t('menu.abrir')}
            </Menu.Item>
            <Menu.Separator className="my-1 h-px bg-line" />
            <Menu.Group>
              <Menu.GroupLabel className={labelClass}>{t('menu.columna')}</Menu.GroupLabel>
              {columnas.map((columna) => (
                <Menu.Item
                  key={columna._id}
                  disabled={columna === here}
                  className="menu-item"
                  onClick={() => onMove(moveTo(columna, historia, 0))}
                >
                  <span className="w-4">{columna === here && <Check aria-hidden className="size-4" />}</span>
                  {t(`columna.${columna.nombre}`)}
                </Menu.Item>
              ))}
            </Menu.Group>
            <Menu.Separator className="my-1 h-px bg-line" />
            <Menu.Group>
              <Menu.GroupLabel className={labelClass}>{t('menu.posicion')}</Menu.GroupLabel>
              {steps.map(({ key, to, off }) => (
                <Menu.Item
                  key={key}
                  disabled={off}
                  className="menu-item"
                  onClick={() => onMove(moveTo(here, historia, to))}
                >
                  <span className="w-4" />
                  {t(`menu.${key}`)}
                </Menu.Item>
              ))}
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

export default MoverMenu;
