import { spawn } from 'node:child_process';
import { openInstallation } from './orden/installation.ts';
import { prepareAccess } from './access/prepare-access.ts';
import { build } from './build.ts';
import { appProcesses } from './processes.ts';
import { portsOf, SERVICES } from './services.ts';
import { isListening } from './ready.ts';
import { readSettings } from './settings.ts';

/** Runs a single service in the foreground, with database and broker, which are started if they are not there. */
const name = SERVICES.find((service) => service === process.argv[2]);
if (!name) {
  console.error(`Uso: npm run servicio -- <nombre>   (${SERVICES.join(', ')})`);
  process.exit(2);
}
const settings = readSettings(process.env);
const port = portsOf(settings).service(name);
if (await isListening(port)) {
  console.error(`El puerto ${port} está ocupado: detén el producto o elige otro con PORT.`);
  process.exit(1);
}
const prefix = process.env['NATS_PREFIJO'] ?? '';
await build((text) => console.log(text));
const installation = await openInstallation(settings, prefix);
const access = prepareAccess(settings, prefix);
const { command, args, env } = appProcesses(settings, access).find((app) => app.name === name)!;
const [secret] = access.credentials.gateway;
console.log(`${name} en http://127.0.0.1:${port}; enséñale la cabecera x-pmp-gateway: ${secret}`);
const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => void installation.close().then(() => process.exit(code ?? 1)));
