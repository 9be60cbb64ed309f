import { renewCredentials } from '../start/access/credentials.ts';
import { portsOf } from '../start/services.ts';
import { isListening } from '../start/ready.ts';
import { readSettings } from '../start/settings.ts';

/** Makes the passwords of the installation's own database, broker and services anew; they apply at the next start. */
const settings = readSettings(process.env);
const { gateway, mongo, nats } = portsOf(settings);
const running = await Promise.all([gateway, mongo, nats].map(isListening));
if (running.some(Boolean)) {
  console.error(
    'El producto está en marcha: detenlo antes, porque sus procesos conocen las contraseñas de ahora.',
  );
  process.exitCode = 1;
} else {
  renewCredentials(settings.dataDir);
  console.log(
    `Contraseñas nuevas en ${settings.dataDir}/credenciales.json: valen desde el próximo arranque.`,
  );
}
