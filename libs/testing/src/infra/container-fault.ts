const NO_ENGINE =
  'TEST_INFRA=contenedores necesita un motor de contenedores (Docker o Podman) en marcha y aquí no responde ninguno. ' +
  'Arráncalo, o di dónde está con DOCKER_HOST; sin TEST_INFRA las pruebas traen su propia base de datos y su nats-server.';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Tells people what to do when containers do not start. */
export function containerFault(error: unknown, image?: string): string {
  const message = messageOf(error);
  if (image === undefined || message.includes('container runtime strategy')) return NO_ENGINE;
  if (/no such image|not found|pull access denied|manifest unknown|failed to resolve|dial tcp/i.test(message))
    return `No se puede traer la imagen ${image}: hace falta llegar a su registro, o tenerla ya (docker pull ${image}).`;
  return `El contenedor de ${image} no ha arrancado: ${message}`;
}
