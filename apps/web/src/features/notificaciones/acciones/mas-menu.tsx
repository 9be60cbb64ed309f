import { Menu } from '@base-ui/react/menu';
import type { Notificacion } from '@pmp/contracts/notificaciones';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { reloj } from '../../../shared/http/reloj';
import { paths } from '../../../shared/navegar/paths';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { MenuGroup } from '../../../shared/ui/menus/menu-group';
import { hastaDe, PLAZOS } from './plazos';
import { silenciablesOf } from './silenciables';
import { useSilenciar } from './use-silenciar';

interface MasMenuProps {
  notificacion: Notificacion;
  anchor: HTMLElement;
  onPostpone: (id: string, hasta: string | null) => void;
  onClose: () => void;
}

/** What else can be done with a notification: put it off, hear of this no more, see which switch stops its kind. */
const MasMenu = ({ notificacion, anchor, onPostpone, onClose }: MasMenuProps) => {
  const { t } = useTranslation('notificaciones');
  const [now] = useState(reloj.now);
  const { data: proyectos = [] } = useProyectos();
  const { mutate: silenciar } = useSilenciar();
  const navigate = useNavigate();
  const silenciables = silenciablesOf(notificacion, proyectos);
  const isAboutOne = silenciables.some(({ tipo }) => tipo === 'tarea' || tipo === 'historia');
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} sideOffset={4} align="end" className="z-60 outline-none">
          <Menu.Popup finalFocus={() => anchor} className="menu-popup w-64">
            <MenuGroup label={t('posponer.titulo')}>
              {PLAZOS.map((plazo) => (
                <Menu.Item
                  key={plazo}
                  className="menu-item"
                  onClick={() => onPostpone(notificacion._id, hastaDe(plazo, now))}
                >
                  {t(`posponer.${plazo}`)}
                </Menu.Item>
              ))}
              {isAboutOne && (
                <Menu.Item className="menu-item" onClick={() => onPostpone(notificacion._id, null)}>
                  {t('posponer.nuevo')}
                </Menu.Item>
              )}
            </MenuGroup>
            {silenciables.length > 0 && (
              <MenuGroup label={t('silenciar.titulo')}>
                {silenciables.map((asunto) => (
                  <Menu.Item key={asunto._id} className="menu-item" onClick={() => silenciar(asunto)}>
                    <span className="truncate">
                      {t(`silenciar.${asunto.tipo}`, { nombre: asunto.nombre })}
                    </span>
                  </Menu.Item>
                ))}
              </MenuGroup>
            )}
            <Menu.Separator className="my-1 h-px bg-line" />
            <Menu.Item
              className="menu-item"
              onClick={() => void navigate(`${paths.configuracion}?seccion=notificaciones`)}
            >
              {t('queMeAvisa')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

export default MasMenu;
