/** Files of docker/ that the archive of a version carries, for those who have no repository. */
export const RELEASED = [
  'compose.yaml',
  '.env.example',
  'credenciales.sh',
  'entorno.sh',
  'nats.conf',
  'Caddyfile',
  'pmp',
  'instalar.sh',
  'vigilancia',
];
