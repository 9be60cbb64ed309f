import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeDigest } from '../respaldo/archive/digest.ts';
import { RELEASED } from './released.ts';

export interface Edition {
  version: string;
  /** Where its images are: `registro.ejemplo.es/pmp`. */
  registry: string;
  /** Of each image, by its name: `sha256:…`. Without them a manifest names images by their version alone. */
  digests?: Readonly<Record<string, string>>;
}

export function run(program: string, args: string[], cwd = '.'): void {
  const { status, error } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ha terminado con ${status}`);
}

/** The same folder gives the same bytes, whoever packs it and when. */
export function pack(folder: string, target: string): void {
  const tar = target.replace(/\.t?gz$|\.tar\.gz$/, '.tmp');
  // What links lead to is packed, as they lead nowhere on another machine.
  const same = [
    '--dereference',
    '--sort=name',
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
  ];
  run('tar', ['-cf', tar, ...same, '-C', join(folder, '..'), basename(folder)]);
  run('gzip', ['-n', '-9', '-f', tar]);
  copyFileSync(`${tar}.gz`, target);
  rmSync(`${tar}.gz`);
}

/** The typed client. Throws if it is not there: a version would go out without it, and nobody would see that. */
export function packClient(folder: string, target: string): void {
  if (!existsSync(join(folder, 'esquema.ts')))
    throw new Error('falta el cliente con tipos. Con el producto en marcha, npx nx esquema cliente');
  pack(folder, target);
}

const page = ({ version }: Edition, offline: boolean): string => `# Project Management Platform ${version}

    sh instalar.sh        pregunta lo que necesita y arranca; sin red, si este archivo trae imagenes.tar
    ./pmp                 lo de después: estado, copiar, restaurar, actualizar, desinstalar

Hace falta Docker 25 con compose 2.24, o posteriores, y 4 GB de memoria. ${
  offline
    ? 'Este archivo trae las imágenes: no hace falta red.'
    : 'Las imágenes se traen del registro que dice version.env.'
}
Para actualizar una instalación, desempaqueta encima de su carpeta (el .env y las copias se quedan)${
  offline ? ', ejecuta docker load -i imagenes.tar' : ''
} y ./pmp actualizar ${version}.
`;

/**
 * The archive for one machine: what compose needs, the version's name and a page. With `images`, a file that
 * `docker save` wrote, it needs no network.
 */
export async function packInstallation(edition: Edition, target: string, images?: string): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), 'pmp-publicar-'));
  try {
    const folder = join(temporary, 'pmp');
    mkdirSync(folder);
    for (const name of RELEASED) cpSync(join('docker', name), join(folder, name), { recursive: true });
    copyFileSync('LICENSE', join(folder, 'LICENSE'));
    copyFileSync('CHANGELOG.md', join(folder, 'CHANGELOG.md'));
    const { version, registry } = edition;
    writeFileSync(join(folder, 'version.env'), `VERSION=${version}\nIMAGEN_PREFIJO=${registry}\n`);
    writeFileSync(join(folder, 'LEEME.md'), page(edition, images !== undefined));
    if (images) cpSync(images, join(folder, 'imagenes.tar'));
    pack(folder, target);
    await writeDigest(target);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
