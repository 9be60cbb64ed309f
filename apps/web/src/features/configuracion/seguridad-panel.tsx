import { ContrasenaPanel } from './contrasena-panel';
import { SesionesAbiertas } from './sesiones-abiertas';

/** A password and what it opens. */
export const SeguridadPanel = () => (
  <div className="flex flex-col gap-8">
    <ContrasenaPanel />
    <SesionesAbiertas />
  </div>
);
