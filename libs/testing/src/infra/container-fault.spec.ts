import { describe, expect, it } from '@jest/globals';
import { containerFault } from './container-fault';

describe('containerFault', () => {
  it('says what to install if there is no container engine', () => {
    const sentence = containerFault(new Error('Could not find a working container runtime strategy'));
    expect(sentence).toContain('necesita un motor de contenedores (Docker o Podman)');
    expect(sentence).toContain('DOCKER_HOST');
    expect(sentence).not.toContain('\n');
  });

  it.each([
    'pull access denied for mongo, repository does not exist',
    '(HTTP code 404) no such container - No such image: mongo:8.0.4',
    'Get "https://registry-1.docker.io/v2/": dial tcp: lookup registry-1.docker.io: no such host',
  ])('names the image that cannot be had: %s', (message) => {
    expect(containerFault(new Error(message), 'mongo:8.0.4')).toMatch(/docker pull mongo:8\.0\.4/);
  });

  it('reports why a container did not start', () => {
    expect(containerFault('Container exited with code 48', 'nats:2.10.24')).toBe(
      'El contenedor de nats:2.10.24 no ha arrancado: Container exited with code 48',
    );
  });
});
