import { Proximamente } from './proximamente';

export const PanelProyecto = () => <Proximamente pantalla="panelProyecto" />;
export const Proyecto = () => <Proximamente pantalla="proyecto" />;
export const Tareas = () => <Proximamente pantalla="tareas" />;
export const Asistente = () => <Proximamente pantalla="asistente" />;
export const Alertas = () => <Proximamente pantalla="alertas" />;
