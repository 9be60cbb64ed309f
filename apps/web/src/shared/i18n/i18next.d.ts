import 'i18next';
import type acceso from './es/acceso.json';
import type alertas from './es/alertas.json';
import type asistente from './es/asistente.json';
import type auditoria from './es/auditoria.json';
import type backlog from './es/backlog.json';
import type buscar from './es/buscar.json';
import type comun from './es/comun.json';
import type configuracion from './es/configuracion.json';
import type empezar from './es/empezar.json';
import type empresa from './es/empresa.json';
import type equipos from './es/equipos.json';
import type escritura from './es/escritura.json';
import type factores from './es/factores.json';
import type graficos from './es/graficos.json';
import type hoja from './es/hoja.json';
import type importar from './es/importar.json';
import type invitar from './es/invitar.json';
import type mensajes from './es/mensajes.json';
import type navegacion from './es/navegacion.json';
import type notificaciones from './es/notificaciones.json';
import type marcas from './es/marcas.json';
import type operacion from './es/operacion.json';
import type panel from './es/panel.json';
import type panelProyecto from './es/panelProyecto.json';
import type papelera from './es/papelera.json';
import type proyectos from './es/proyectos.json';
import type sprints from './es/sprints.json';
import type tablero from './es/tablero.json';
import type tareas from './es/tareas.json';
import type versiones from './es/versiones.json';
import type vistas from './es/vistas.json';

/** Where names are asked for by the name of the catalogue. */
type Campos = Pick<typeof comun, 'campo'>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'comun';
    fallbackNS: 'comun';
    resources: {
      comun: typeof comun;
      acceso: typeof acceso;
      empezar: typeof empezar;
      empresa: typeof empresa;
      navegacion: typeof navegacion;
      buscar: typeof buscar;
      panel: typeof panel;
      panelProyecto: typeof panelProyecto;
      papelera: typeof papelera;
      proyectos: typeof proyectos;
      equipos: typeof equipos;
      escritura: typeof escritura;
      factores: typeof factores;
      graficos: typeof graficos;
      backlog: typeof backlog;
      sprints: typeof sprints;
      tablero: typeof tablero;
      tareas: typeof tareas;
      versiones: typeof versiones;
      vistas: typeof vistas;
      hoja: typeof hoja & Campos;
      importar: typeof importar & Campos;
      invitar: typeof invitar & Campos;
      marcas: typeof marcas;
      mensajes: typeof mensajes;
      notificaciones: typeof notificaciones;
      alertas: typeof alertas;
      asistente: typeof asistente;
      configuracion: typeof configuracion;
      operacion: typeof operacion;
      auditoria: typeof auditoria;
    };
  }
}
