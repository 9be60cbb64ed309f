import type { Settings } from './settings.ts';

export const SERVICES = [
  'usuarios',
  'proyectos',
  'sprints',
  'mensajes',
  'notificaciones',
  'ia',
  'integraciones',
] as const;

const NATS_OFFSET = SERVICES.length + 1;
const MONGO_OFFSET = SERVICES.length + 2;
/** How many ports one copy of the product uses, from the gateway's on. */
export const PORTS_USED = MONGO_OFFSET + 1;

/** All ports derive from the gateway's, so that two copies can run side by side. */
export const portsOf = (settings: Settings) => ({
  gateway: settings.port,
  service: (name: (typeof SERVICES)[number]) => settings.port + 1 + SERVICES.indexOf(name),
  nats: settings.port + NATS_OFFSET,
  mongo: settings.port + MONGO_OFFSET,
});
