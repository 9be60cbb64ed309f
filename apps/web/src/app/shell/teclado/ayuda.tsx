import { useTranslation } from 'react-i18next';
import { atajos, useAtajosOn } from '../../../shared/navegar/atajos';
import { useSession } from '../../../shared/sesion/session';
import { Dialog } from '../../../shared/ui/dialogos/dialog';
import { KeyChip } from '../../../shared/ui/controles/key-chip';
import { Switch } from '../../../shared/ui/controles/switch';
import { DESTINOS } from './mapa';

const Fila = ({ teclas, texto }: { teclas: readonly string[]; texto: string }) => (
  <div className="flex min-h-8 items-center justify-between gap-3">
    <dt className="text-sm">{texto}</dt>
    <dd className="flex gap-1">
      {teclas.map((tecla) => (
        <KeyChip key={tecla}>{tecla}</KeyChip>
      ))}
    </dd>
  </div>
);

/** Lists every shortcut, and lets a person turn off those of a single letter. */
const AyudaTeclado = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['buscar', 'navegacion']);
  const on = useAtajosOn();
  const isAdmin = useSession().user.rol === 'admin';
  const destinos = Object.entries(DESTINOS).filter(([, destino]) => isAdmin || destino !== 'equipos');
  const secciones = [
    {
      titulo: t('teclado.general'),
      filas: [
        { teclas: [t('navegacion:teclado.tecla.ctrl'), 'K'], texto: t('teclado.buscar') },
        { teclas: ['/'], texto: t('teclado.buscar') },
        { teclas: ['C'], texto: t('teclado.crear') },
        { teclas: [t('navegacion:teclado.tecla.mayus'), 'C'], texto: t('teclado.crearTarea') },
        { teclas: ['?'], texto: t('teclado.ayuda') },
        {
          teclas: [t('navegacion:teclado.tecla.ctrl'), t('teclado.tecla.intro')],
          texto: t('teclado.guardar'),
        },
        { teclas: [t('navegacion:teclado.tecla.ctrl'), 'Z'], texto: t('teclado.deshacer') },
        { teclas: ['Esc'], texto: t('teclado.cerrar') },
      ],
    },
    {
      titulo: t('teclado.ir'),
      filas: destinos.map(([letter, destino]) => ({
        teclas: ['G', letter.toUpperCase()],
        texto: t(`navegacion:enlace.${destino}`),
      })),
    },
    {
      titulo: t('teclado.listas'),
      filas: [
        { teclas: [t('teclado.tecla.intro')], texto: t('teclado.abrir') },
        { teclas: ['.'], texto: t('teclado.menu') },
        { teclas: ['E'], texto: t('teclado.editar') },
        { teclas: ['I'], texto: t('teclado.mia') },
        { teclas: [t('navegacion:teclado.tecla.mayus'), 'E'], texto: t('teclado.epica') },
        { teclas: ['S'], texto: t('teclado.estado') },
        { teclas: ['P'], texto: t('teclado.prioridad') },
        { teclas: ['A'], texto: t('teclado.persona') },
        { teclas: ['L'], texto: t('teclado.etiquetas') },
        { teclas: ['D'], texto: t('teclado.fecha') },
        { teclas: ['M'], texto: t('teclado.comentar') },
        { teclas: ['1', '…', '9'], texto: t('teclado.puntos') },
        { teclas: ['X'], texto: t('teclado.elegir') },
        { teclas: [t('navegacion:teclado.tecla.ctrl'), 'A'], texto: t('teclado.todo') },
        { teclas: ['J'], texto: t('teclado.siguiente') },
        { teclas: ['K'], texto: t('teclado.anterior') },
        { teclas: ['E'], texto: t('teclado.leer') },
        { teclas: [t('teclado.tecla.espacio')], texto: t('teclado.levantar') },
        { teclas: ['←', '↑', '↓', '→'], texto: t('teclado.mover') },
      ],
    },
  ];
  return (
    <Dialog title={t('teclado.titulo')} description={t('teclado.texto')} onClose={onClose} size="lg">
      {/* Without a field in it, only a tab stop lets the keyboard scroll it. */}
      <div
        role="group"
        aria-label={t('teclado.titulo')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="grid min-h-0 gap-x-8 gap-y-4 overflow-y-auto p-4 sm:grid-cols-2"
      >
        {secciones.map(({ titulo, filas }, index) => (
          <section key={titulo} className={index === 1 ? 'sm:row-span-2' : ''}>
            <h3 className="pb-1 text-xs font-medium text-subtle">{titulo}</h3>
            <dl>
              {filas.map((fila) => (
                <Fila key={fila.teclas.join() + fila.texto} {...fila} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="border-t border-line py-1">
        <Switch label={t('teclado.activos')} checked={on} onChange={atajos.toggle} />
      </div>
    </Dialog>
  );
};

export default AyudaTeclado;
