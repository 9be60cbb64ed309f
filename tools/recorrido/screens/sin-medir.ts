import { type Escena, main } from './escenas.ts';
import { HISTORIA } from './lugares.ts';

/** Looked at like the others, but not opened with slow answers yet (quieto.spec.ts). */
export const SIN_MEDIR: Escena[] = [
  {
    nombre: 'vistas',
    ruta: '/vistas?q=estado:pendiente',
    lista: main('Pendiente'),
  },
  {
    nombre: 'historia',
    ruta: `/historias/${HISTORIA}`,
    lista: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    nombre: 'importar',
    ruta: '/importar',
    lista: main('De dónde sale el archivo'),
  },
  {
    nombre: 'webhooks',
    ruta: '/configuracion?seccion=webhooks',
    lista: (page) => page.getByRole('tabpanel', { name: 'Webhooks' }).waitFor(),
  },
  {
    nombre: 'calendarios',
    ruta: '/configuracion?seccion=calendarios',
    lista: (page) => page.getByRole('tabpanel', { name: 'Calendarios' }).waitFor(),
  },
];
