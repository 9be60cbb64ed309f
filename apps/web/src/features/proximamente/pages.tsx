import { Proximamente } from './proximamente';

export const PanelProyecto = () => <Proximamente pantalla="panelProyecto" />;
export const Proyecto = () => <Proximamente pantalla="proyecto" />;
export const Tareas = () => <Proximamente pantalla="tareas" />;
