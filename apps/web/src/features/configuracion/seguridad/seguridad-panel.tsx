import { ContrasenaPanel } from './contrasena-panel';
import { SegundoFactor } from './factor/segundo-factor';
import { Llaves } from './llaves/llaves';
import { MisDatos } from './mis-datos';
import { SesionesAbiertas } from './sesiones-abiertas';

/** The password, the second factor, the passkeys, the open sessions and what is kept of the person. */
const SeguridadPanel = () => (
  <div className="flex flex-col gap-8">
    <ContrasenaPanel />
    <SegundoFactor />
    <Llaves />
    <SesionesAbiertas />
    <MisDatos />
  </div>
);

export default SeguridadPanel;
