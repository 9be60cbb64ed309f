import { Menu } from '@base-ui/react/menu';
import {
  AppWindow,
  Ban,
  BookOpen,
  CalendarArrowUp,
  CalendarArrowDown,
  CalendarClock,
  CircleDotDashed,
  Copy,
  Ellipsis,
  Gauge,
  Hash,
  IterationCcw,
  Layers,
  LayoutTemplate,
  Link,
  Link2,
  Lock,
  type LucideIcon,
  Move,
  PanelRight,
  Pencil,
  SignalHigh,
  SlidersHorizontal,
  Tag,
  Trash2,
  UserRoundPen,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campo, camposDe, editar } from '../../../shared/elementos/edicion';
import { eliminacion } from '../../../shared/elementos/eliminacion';
import { ELEGIBLES } from '../../../shared/elementos/enlazado';
import { enlazar, isEnlazable } from '../../../shared/elementos/enlazando';
import { editarEntero } from '../../../shared/elementos/formulario';
import { type Accion, listaAbierta } from '../../../shared/elementos/lista';
import { copiado, type menuElementos } from '../../../shared/elementos/menu';
import { plantillas } from '../../../shared/elementos/plantillas';
import { useFocusReturn } from '../../../shared/ui/dialogos/use-focus-return';
import { MenuGroup } from '../../../shared/ui/menus/menu-group';
import { Submenu } from '../../../shared/ui/menus/submenu';
import { anchorOf, letraDe } from '../../../shared/elementos/teclas';
import { useElegido } from '../../../shared/elementos/use-elegido';
import { groupBy } from '../../../shared/dominio/group-by';
import type { Opener } from '../../../shared/navegar/opener';
import { paths } from '../../../shared/navegar/paths';
import { cuentaDe } from '../cambiar/cuenta-de';

type MenuElementosProps = (typeof menuElementos extends Opener<infer M> ? M : never) & {
  onClose: () => void;
};

interface EntradaProps {
  Icon?: LucideIcon | undefined;
  letra?: string | undefined;
  disabled?: boolean | undefined;
  run: () => void;
  children: ReactNode;
}

const Entrada = ({ Icon, letra, disabled, run, children }: EntradaProps) => (
  <Menu.Item disabled={disabled} onClick={run} className="menu-item">
    {Icon ? <Icon aria-hidden className="size-4 text-subtle" /> : <span className="w-4" />}
    <span className="grow">{children}</span>
    {letra && (
      <kbd aria-hidden className="num pl-4 text-xs text-subtle pointer-coarse:hidden">
        {letra}
      </kbd>
    )}
  </Menu.Item>
);

const ICONO_CAMPO: Record<Campo, LucideIcon> = {
  estado: CircleDotDashed,
  prioridad: SignalHigh,
  puntos: Gauge,
  asignado: UserRoundPen,
  responsable: UserRoundPen,
  etiquetas: Tag,
  epica: Layers,
  historia: BookOpen,
  sprint: IterationCcw,
  inicio: CalendarArrowUp,
  fin: CalendarArrowDown,
  fechaLimite: CalendarClock,
};

const ICONO_RELACION: Record<string, LucideIcon> = { bloqueadaPor: Lock, bloquea: Ban, duplica: Copy };

const Separador = () => <Menu.Separator className="my-1 h-px bg-line" />;

const Propias = ({ acciones }: { acciones: readonly Accion[] }) =>
  acciones.map(({ key, label, grupo: _, ...accion }) => (
    <Entrada key={key} {...accion}>
      {label}
    </Entrada>
  ));

/** How many fields stand in the first menu, which fits in any window. */
const A_LA_VISTA = 3;

/** What can be done to one or several items, on every screen that shows them, and what only this screen does. */
const MenuElementos = ({ elementos, propias, anchor, opener, onClose }: MenuElementosProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const [, elegir] = useElegido();
  // What an entry opens takes the focus itself, and keeps it.
  const finalFocus = useFocusReturn(opener ?? undefined);
  const copy = (text: string, said: string) => () =>
    void navigator.clipboard.writeText(text).then(() => copiado.open(said));
  const campos = [...new Set(elementos.flatMap(camposDe))];
  const one = elementos.length === 1 ? elementos[0] : undefined;
  const isPoco = campos.length <= A_LA_VISTA + 1;
  const primeros = isPoco ? campos : campos.slice(0, A_LA_VISTA);
  const otros = isPoco ? [] : campos.slice(A_LA_VISTA);
  const entradaDe = (campo: Campo) => (
    <Entrada
      key={campo}
      Icon={ICONO_CAMPO[campo]}
      letra={letraDe(campo)}
      run={() => editar({ campo, elementos, anchor: anchorOf(elementos) })}
    >
      {t('menu.cambiar', { campo: t(`comun:campo.${campo}`) })}
    </Entrada>
  );
  const agrupadas = groupBy(
    propias.filter(({ grupo }) => grupo),
    ({ grupo }) => grupo ?? '',
  );
  const link = one?.datos.clave ? paths.clave(one.datos.clave) : undefined;
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        {/* A click beside the menu only closes it, as with the browser's own. */}
        <Menu.Backdrop className="fixed inset-0 z-50" />
        <Menu.Positioner
          positionMethod="fixed"
          anchor={anchor}
          sideOffset={4}
          align={anchor instanceof Element ? 'end' : 'start'}
          // On a phone there is no room beside a card: better over the card than cut off.
          collisionAvoidance={{ side: 'shift', align: 'shift' }}
          className="z-60 outline-none"
        >
          <Menu.Popup
            aria-label={
              one
                ? t('acciones', { titulo: one.datos.titulo })
                : t('menu.varios', { cuantos: t(cuentaDe(elementos), { count: elementos.length }) })
            }
            finalFocus={finalFocus}
            className="menu-popup max-h-[calc(100dvh-1rem)] min-w-52 overflow-y-auto"
          >
            {one && (
              <>
                {one.datos._id !== listaAbierta()?.propio?.datos._id && (
                  <Entrada Icon={PanelRight} run={() => elegir({ entidad: one.entidad, id: one.datos._id })}>
                    {t('menu.abrir')}
                  </Entrada>
                )}
                <Entrada Icon={Pencil} letra="E" run={() => editarEntero(one)}>
                  {t('comun:accion.editar')}
                </Entrada>
              </>
            )}
            <Propias acciones={propias.filter(({ grupo }) => !grupo)} />
            {(one || propias.length > 0) && <Separador />}
            {primeros.map(entradaDe)}
            {otros.length > 0 && (
              <Submenu Icon={SlidersHorizontal} label={t('menu.masCampos')}>
                {otros.map(entradaDe)}
              </Submenu>
            )}
            <Separador />
            {agrupadas.size > 0 && (
              <Submenu Icon={Move} label={t('menu.mover')}>
                {[...agrupadas].map(([grupo, suyas]) => (
                  <MenuGroup key={grupo} label={grupo}>
                    <Propias acciones={suyas} />
                  </MenuGroup>
                ))}
              </Submenu>
            )}
            {one && (
              <Submenu Icon={Ellipsis} label={t('menu.mas')}>
                {link && (
                  <>
                    <Entrada Icon={AppWindow} run={() => window.open(link, '_blank', 'noopener')}>
                      {t('menu.pestana')}
                    </Entrada>
                    <Entrada
                      Icon={Link}
                      run={copy(new URL(link, window.location.origin).href, t('menu.enlaceCopiado'))}
                    >
                      {t('comun:enlace.copiar')}
                    </Entrada>
                    <Entrada
                      Icon={Hash}
                      run={copy(one.datos.clave, t('menu.claveCopiada', { clave: one.datos.clave }))}
                    >
                      {t('menu.copiarClave')}
                    </Entrada>
                  </>
                )}
                <Entrada
                  Icon={LayoutTemplate}
                  run={() => plantillas.open({ accion: 'guardar', elemento: one })}
                >
                  {t('plantillas.guardar')}
                </Entrada>
                {isEnlazable(one) && (
                  <>
                    <Separador />
                    {ELEGIBLES.map((relacion) => (
                      <Entrada
                        key={relacion}
                        Icon={ICONO_RELACION[relacion] ?? Link2}
                        run={() => enlazar({ elemento: one, relacion, anchor: anchorOf(elementos) })}
                      >
                        {t(`menu.enlazar.${relacion}`)}
                      </Entrada>
                    ))}
                  </>
                )}
              </Submenu>
            )}
            <Entrada Icon={Trash2} run={() => eliminacion.open({ elementos })}>
              {t('comun:accion.eliminar')}
            </Entrada>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

export default MenuElementos;
