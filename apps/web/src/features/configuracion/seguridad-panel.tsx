import { ContrasenaPanel } from './contrasena-panel';
import { SesionesAbiertas } from './sesiones-abiertas';

/** The password and the open sessions. */
export const SeguridadPanel = () => (
  <div className="flex flex-col gap-8">
    <ContrasenaPanel />
    <SesionesAbiertas />
  </div>
);
