import { ContrasenaPanel } from './contrasena-panel';
import { MisDatos } from './mis-datos';
import { SesionesAbiertas } from './sesiones-abiertas';

/** The password, the open sessions and what is kept of the person. */
export const SeguridadPanel = () => (
  <div className="flex flex-col gap-8">
    <ContrasenaPanel />
    <SesionesAbiertas />
    <MisDatos />
  </div>
);
