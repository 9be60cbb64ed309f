import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Machine } from './machine.ts';

const ANSWERS = {
  WEB_URL: 'https://proyectos.ejemplo.es/',
  ADMIN_CORREO: 'jefa@ejemplo.es',
  ADMIN_CONTRASENA: 'una-larga 2026',
  SMTP_URL: 'smtp://avisos:c$lave@correo:587',
  CORREO_REMITENTE: 'Proyectos <avisos@ejemplo.es>',
  ZONA_HORARIA: 'America/Mexico_City',
};

let machine: Machine;

beforeEach(() => {
  machine = new Machine();
});

afterEach(() => {
  machine.close();
});

describe('instalar.sh', () => {
  it('takes its answers from variables, starts the product and prints its address', () => {
    const { status, stdout } = machine.run('instalar.sh', ANSWERS);
    expect({ status, last: stdout.trim().split('\n').at(-1) }).toEqual({
      status: 0,
      last: 'Entra en https://proyectos.ejemplo.es con jefa@ejemplo.es.',
    });
    expect(machine.asked()).toEqual(['compose up -d --no-build --remove-orphans']);
    expect(machine.settings()).toMatchObject({
      WEB_URL: 'https://proyectos.ejemplo.es',
      SITIO: 'proyectos.ejemplo.es',
      PUERTA_HTTPS: '443',
      COMPOSE_PROFILES: 'puerta',
      GATEWAYS: '2',
      ADMIN_CONTRASENA: "'una-larga 2026'",
      SMTP_URL: "'smtp://avisos:c$lave@correo:587'",
      CORREO_REMITENTE: "'Proyectos <avisos@ejemplo.es>'",
      ZONA_HORARIA: 'America/Mexico_City',
    });
  });

  it('gives every process a random password, and nobody else may read them', () => {
    machine.run('instalar.sh', ANSWERS);
    const passwords = Object.entries(machine.settings()).filter(([name]) =>
      /^(MONGO_(LLAVE|CLAVE)|NATS_CLAVE|SECRETO_|METRICAS_CLAVE)/.test(name),
    );
    expect(passwords).toHaveLength(21);
    for (const [, value] of passwords) expect(value).toMatch(/^p[0-9a-f]{48}$/);
    expect(new Set(passwords.map(([, value]) => value)).size).toBe(passwords.length);
    expect(statSync(join(machine.folder, '.env')).mode & 0o777).toBe(0o600);
  });

  it('changes nothing that is answered when it runs again', () => {
    machine.run('instalar.sh', ANSWERS);
    const before = machine.settings();
    const { status } = machine.run('instalar.sh', {
      WEB_URL: 'http://otra',
      ADMIN_CORREO: 'otra@ejemplo.es',
    });
    expect(status).toBe(0);
    expect(machine.settings()).toEqual(before);
  });

  it('makes a password and shows it once if none is given', () => {
    const { ADMIN_CONTRASENA: _, ...answers } = ANSWERS;
    const { stdout } = machine.run('instalar.sh', answers);
    expect(stdout).toContain(`y la contraseña ${machine.settings()['ADMIN_CONTRASENA']},`);
    expect(machine.run('instalar.sh').stdout).not.toContain('contraseña');
  });

  it('keeps plain HTTP on this machine to this machine', () => {
    machine.run('instalar.sh', { ...ANSWERS, WEB_URL: 'http://localhost:8080' });
    expect(machine.settings()).toMatchObject({
      SITIO: ':80',
      PUERTA_HTTP: '8080',
      PUERTA_DIRECCION: '127.0.0.1',
    });
  });

  it.each([
    ['sin administradora', { ADMIN_CORREO: '' }, 'Falta ADMIN_CORREO'],
    ['una contraseña corta', { ADMIN_CONTRASENA: 'corta' }, 'al menos 6 caracteres'],
    ['una dirección que no lo es', { WEB_URL: 'proyectos' }, 'no es una dirección'],
  ])('starts nothing with %s', (_case, wrong, why) => {
    const { status, stderr } = machine.run('instalar.sh', { ...ANSWERS, ...wrong });
    expect({ status, says: stderr.includes(why) }).toEqual({ status: 1, says: true });
    expect(machine.asked()).toEqual([]);
  });

  it.each([
    ['an engine that is too old', `case "$*" in 'version --format'*) echo 24.0.9; exit ;; esac`, 'Docker 25'],
    ['an engine that does not answer', `case "$*" in 'version --format'*) exit 1 ;; esac`, 'no responde'],
    ['compose that is too old', `case "$*" in 'compose version'*) echo v2.9.0; exit ;; esac`, 'compose 2.24'],
  ])('refuses %s', (_case, shell, why) => {
    machine.answer(shell);
    const { status, stderr } = machine.run('instalar.sh', ANSWERS);
    expect({ status, says: stderr.includes(why) }).toEqual({ status: 1, says: true });
    expect(existsSync(join(machine.folder, '.env'))).toBe(false);
  });

  it('says who is missing if the product is not ready in time', () => {
    machine.answer(`case "$*" in *' exec '*) echo 'No está disponible: broker'; exit 1 ;; esac`);
    const { status, stdout } = machine.run('instalar.sh', { ...ANSWERS, ESPERA_S: '0' });
    expect({ status, says: stdout.includes('No está disponible: broker') }).toEqual({
      status: 1,
      says: true,
    });
  });
});

describe('an archive', () => {
  let archive: string;

  beforeEach(() => {
    writeFileSync(
      join(machine.folder, 'version.env'),
      'VERSION=9.9.9\nIMAGEN_PREFIJO=registro.ejemplo.es/pmp\n',
    );
    archive = machine.path('pmp-9.9.9.tar.gz');
    spawnSync('tar', ['-czf', archive, '-C', machine.path('.'), 'pmp']);
    const print = createHash('sha256').update(readFileSync(archive)).digest('hex');
    writeFileSync(`${archive}.sha256`, `${print}  pmp-9.9.9.tar.gz\n`);
    cpSync('docker/instalar.sh', machine.path('instalar.sh'));
  });

  it('is unpacked, and its version fetched and started', () => {
    const target = machine.path('aqui');
    const env = { ...ANSWERS, PMP_ARCHIVO: archive, PMP_CARPETA: target };
    expect(machine.run(machine.path('instalar.sh'), env)).toMatchObject({ status: 0 });
    expect(machine.asked()).toEqual([
      'compose pull --policy missing',
      'compose up -d --no-build --remove-orphans',
    ]);
    expect(readFileSync(join(target, '.env'), 'utf8')).toContain('\nVERSION=9.9.9\n');
  });

  it('is refused if it is not what was published', () => {
    writeFileSync(`${archive}.sha256`, `${'0'.repeat(64)}  pmp-9.9.9.tar.gz\n`);
    const env = { ...ANSWERS, PMP_ARCHIVO: archive, PMP_CARPETA: machine.path('aqui') };
    const { status, stderr } = machine.run(machine.path('instalar.sh'), env);
    expect({ status, says: stderr.includes('su huella es otra') }).toEqual({ status: 1, says: true });
    expect(existsSync(machine.path('aqui/compose.yaml'))).toBe(false);
  });
});

describe('pmp direccion', () => {
  it('moves the installation to another address, and leaves the rest as it was', () => {
    machine.run('instalar.sh', { ...ANSWERS, WEB_URL: 'http://localhost:8080' });
    machine.set('COMPOSE_PROFILES', 'puerta,copias');
    const { status, stdout } = machine.run('pmp direccion https://tareas.ejemplo.org/');
    expect({ status, says: stdout.includes('https://tareas.ejemplo.org') }).toEqual({
      status: 0,
      says: true,
    });
    expect(machine.settings()).toMatchObject({
      WEB_URL: 'https://tareas.ejemplo.org',
      SITIO: 'tareas.ejemplo.org',
      PUERTA_HTTP: '80',
      PUERTA_HTTPS: '443',
      PUERTA_DIRECCION: '0.0.0.0',
      COMPOSE_PROFILES: 'puerta,copias',
      ADMIN_CORREO: ANSWERS.ADMIN_CORREO,
    });
  });

  it('changes nothing if that is none', () => {
    machine.run('instalar.sh', ANSWERS);
    const before = machine.settings();
    expect(machine.run('pmp direccion tareas').stderr).toContain('no es una dirección');
    expect(machine.settings()).toEqual(before);
  });
});

describe('pmp copiar', () => {
  it('encrypts the copy, and sends it away, as .env says of the daily ones', () => {
    machine.run('instalar.sh', ANSWERS);
    machine.set('COPIAS_CIFRAR', 'age1clave');
    machine.set('COPIAS_TAMBIEN', 's3://cubo/copias/');
    machine.asked();
    expect(machine.run('pmp copiar').status).toBe(0);
    expect(machine.asked()).toEqual([
      expect.stringMatching(/--destino=\/copias\/ --cifrar=age1clave --tambien=s3:\/\/cubo\/copias\/$/),
    ]);
  });
});

describe('pmp desinstalar', () => {
  beforeEach(() => {
    machine.run('instalar.sh', ANSWERS);
    machine.asked();
  });

  it('keeps the data', () => {
    expect(machine.run('pmp desinstalar').status).toBe(0);
    expect(machine.asked()).toEqual([
      'compose --profile puerta --profile copias --profile vigilancia down --remove-orphans',
    ]);
    expect(existsSync(join(machine.folder, '.env'))).toBe(true);
  });

  it('removes them only if told twice', () => {
    expect(machine.run('pmp desinstalar --con-datos', {}, 'sí\n').status).toBe(1);
    expect(machine.asked()).toEqual([]);
    expect(machine.run('pmp desinstalar --con-datos', {}, 'borrar\n').status).toBe(0);
    expect(machine.asked()).toEqual([
      'compose --profile puerta --profile copias --profile vigilancia down --volumes --remove-orphans',
    ]);
  });
});
