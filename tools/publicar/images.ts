import { SERVICES } from '../start/services.ts';

export interface Image {
  name: string;
  dockerfile: string;
  /** Arguments of the build besides VERSION and REVISION. */
  args: Record<string, string>;
}

/** Every image of a version. */
export const IMAGES: Image[] = [
  ...SERVICES.map((name) => ({ name, dockerfile: 'docker/service.Dockerfile', args: { APP: name } })),
  { name: 'gateway', dockerfile: 'docker/gateway.Dockerfile', args: {} },
  { name: 'respaldo', dockerfile: 'docker/respaldo.Dockerfile', args: {} },
];
