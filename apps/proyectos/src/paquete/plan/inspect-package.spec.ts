import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { sha256Of } from '@pmp/paquete';
import { inspectPackage } from './inspect-package';
import {
  contentOf,
  fileAt,
  idOf,
  PLAN,
  writeSample,
  type Content,
} from '../../../test/paquete/sample-package';

const SHA = sha256Of(PLAN);

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paquete-'));
  path = join(folder, 'p.tar.gz');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const changed = (change: (content: Content) => void): Content => {
  const content = contentOf(SHA);
  change(content);
  return content;
};

/** Changes the content as a faulty disk would, and compresses it again, so that gzip does not notice. */
function tamper(change: (tar: Buffer) => void): void {
  const tar = gunzipSync(readFileSync(path));
  change(tar);
  writeFileSync(path, gzipSync(tar));
}

/** From the beginning, from the end, or a part of the whole. */
const byteAt = ({ length }: Buffer, at: number): number =>
  at < 0 ? length + at : Math.floor(at < 1 ? length * at : at);

describe('a package', () => {
  it('is read back as it was written', async () => {
    await writeSample(path, contentOf(SHA));
    const { manifest, proyecto, index, references } = await inspectPackage(fileAt(path));
    expect(proyecto).toEqual(contentOf(SHA).proyecto[0]);
    expect([...index.historias]).toEqual([
      [idOf(3), expect.objectContaining({ nombre: 'Pagar con tarjeta' })],
    ]);
    expect([...references.correos].sort()).toEqual(['ana@example.org', 'luis@example.org']);
    expect(references.files).toEqual([expect.objectContaining({ owner: 'proyectos', sha256: SHA })]);
    expect(manifest.huella).toMatch(/^[0-9a-f]{64}$/);
  });

  it('without comments equals a package from before comments existed', async () => {
    await writeSample(path, { ...contentOf(SHA), comentarios: [] });
    const { manifest, index } = await inspectPackage(fileAt(path));
    expect(manifest.tipos.map(({ tipo }) => tipo)).not.toContain('comentarios');
    expect(index.comentarios.size).toBe(0);
  });

  it('from before there were views and definitions in it still opens', async () => {
    await writeSample(path, {
      ...contentOf(SHA),
      vistas: [],
      definiciones: [],
      cumplidos: [],
      externos: [],
    });
    const { manifest, references } = await inspectPackage(fileAt(path));
    const tipos = manifest.tipos.map(({ tipo }) => tipo as string);
    expect(
      ['vistas', 'definiciones', 'cumplidos', 'externos'].filter((tipo) => tipos.includes(tipo)),
    ).toEqual([]);
    expect(references).toMatchObject({ privadas: [], definiciones: null, cumplidos: [] });
  });

  it.each([
    ['ticks a rule', (content: Content) => (content.cumplidos[0]!.marcas = [idOf(18)])],
    ['ticks what its team does not ask for', (content: Content) => (content.definiciones = [])],
    [
      'ticks a point for a story that is not in it',
      (content: Content) => (content.cumplidos[0]!._id = idOf(2)),
    ],
    [
      'says of what is not in it that it came from outside',
      (content: Content) => (content.externos[0]!._id = idOf(99)),
    ],
    ['has a view whose query says nothing', (content: Content) => (content.vistas[0]!.consulta = 'puntos>x')],
  ])('that %s is rejected', async (_what, change) => {
    await writeSample(path, changed(change));
    await expect(inspectPackage(fileAt(path))).rejects.toThrow(/que no está en el paquete|no se puede leer/);
  });

  it('has the files of epics and stories too, each of one of them', async () => {
    const [archivo] = contentOf(SHA).tareas[0]!.archivos;
    const suyo = { ...archivo!, _id: idOf(71), nombre: 'boceto.pdf' };
    await writeSample(
      path,
      changed((c) => (c.historias[0]!.archivos = [suyo])),
    );
    const { references } = await inspectPackage(fileAt(path));
    expect(references.files.map(({ nombre }) => nombre)).toEqual(['boceto.pdf', 'plano.pdf']);
    await writeSample(
      path,
      changed((c) => (c.epicas[0]!.archivos = [archivo!])),
    );
    await expect(inspectPackage(fileAt(path))).rejects.toThrow('un archivo es de dos sitios');
  });

  it('whose story has a label that is not in it is rejected', async () => {
    await writeSample(path, { ...contentOf(SHA), etiquetas: [] });
    await expect(inspectPackage(fileAt(path))).rejects.toThrow(
      `nombra a ${idOf(15)}, que no está en el paquete`,
    );
  });

  it('is rejected after any bit has changed that says something, even if gzip does not notice', async () => {
    await writeSample(path, contentOf(SHA));
    const whole = readFileSync(path);
    const tar = gunzipSync(whole);
    const accepted: Buffer[] = [];
    for (const at of [3, 4, 0.2, 0.5, 0.9, -1].map((part) => byteAt(whole, part))) {
      const bytes = Buffer.from(whole);
      bytes[at]! ^= 1;
      writeFileSync(path, bytes);
      await inspectPackage(fileAt(path)).then(
        () => accepted.push(bytes),
        () => undefined,
      );
    }
    // The date and the system in its head say nothing, and gzip can name any of two places where the same bytes stand.
    expect(accepted.length).toBeGreaterThan(1);
    for (const bytes of accepted) expect(gunzipSync(bytes).equals(tar)).toBe(true);
    writeFileSync(path, whole);
    tamper((tar) => tar.write('Q', tar.indexOf('Pagar con tarjeta')));
    await expect(inspectPackage(fileAt(path))).rejects.toThrow('el contenido no es el que dice su huella');
    writeFileSync(path, whole);
    tamper((tar) => tar.write('un plan!', tar.indexOf('un plano')));
    await expect(inspectPackage(fileAt(path))).rejects.toThrow('no es lo que dice su nombre');
  });

  it('is rejected if it was cut off', async () => {
    await writeSample(path, contentOf(SHA));
    writeFileSync(path, readFileSync(path).subarray(0, -200));
    await expect(inspectPackage(fileAt(path))).rejects.toThrow('está dañado o cortado');
    await writeSample(path, contentOf(SHA));
    tamper((tar) => tar.fill(0, tar.indexOf('manifiesto.json')));
    await expect(inspectPackage(fileAt(path))).rejects.toThrow('no se terminó de escribir');
  });

  it.each<[string, (content: Content) => void, string]>([
    ['an unknown field', (c) => Object.assign(c.epicas[0]!, { version: 3 }), 'epicas'],
    [
      'a state that does not exist',
      (c) => Object.assign(c.tareas[0]!, { estado: 'rota' }),
      'El estado no es válido',
    ],
    ['a title without end', (c) => (c.epicas[0]!.titulo = 'a'.repeat(201)), 'titulo'],
    ['a person who is not an address', (c) => (c.epicas[0]!.creador = 'nadie'), 'creador'],
    ['an address not as it is kept', (c) => (c.epicas[0]!.creador = 'Ana@example.org'), 'como se guarda'],
    [
      'a file name that climbs',
      (c) => (c.tareas[0]!.archivos[0]!.nombre = '../../plano.pdf'),
      'el nombre de un archivo',
    ],
    [
      'a file name that hides what it is',
      (c) => (c.tareas[0]!.archivos[0]!.nombre = 'plano\u202efdp.exe'),
      'el nombre de un archivo',
    ],
    ['a story without its epic', (c) => (c.historias[0]!.epica = idOf(99)), 'no está en el paquete'],
    [
      'a sprint with the story of another project',
      (c) => c.sprints[0]!.historias.push(idOf(99)),
      'no está en el',
    ],
    ['the same line twice', (c) => c.epicas.push(c.epicas[0]!), 'desordenado'],
    ['two projects', (c) => c.proyecto.push({ ...c.proyecto[0]!, _id: idOf(2) }), 'hay dos proyectos'],
    [
      'two sprints with the same number',
      (c) => c.sprints.push({ ...c.sprints[0]!, _id: idOf(70) }),
      'hay dos sprints 1',
    ],
    [
      'a file without content',
      (c) => (c.tareas[0]!.archivos[0]!.sha256 = 'a'.repeat(64)),
      'falta el contenido',
    ],
    [
      'a file of another kind than it says',
      (c) => (c.tareas[0]!.archivos[0]!.tipo = 'image/png'),
      'no es lo que dice ser',
    ],
    ['a file that nobody names', (c) => (c.tareas[0]!.archivos = []), 'archivos que nadie nombra'],
    [
      'a person it does not list',
      (c) => (c.epicas[0]!.creador = 'eva@example.org'),
      'no está entre las personas',
    ],
  ])('is rejected with %s', async (_what, change, message) => {
    await writeSample(path, changed(change));
    await expect(inspectPackage(fileAt(path))).rejects.toThrow(message);
  });

  it.each([
    ['../../etc/passwd', 'no es de un paquete'],
    ['/etc/passwd', 'no es de un paquete'],
    ['datos/usuarios/000001.ndjson', 'no es de un paquete'],
    ['datos/epicas/../../000001.ndjson', 'no es de un paquete'],
  ])('is rejected with an entry called %s', async (name, message) => {
    await writeSample(path, contentOf(SHA), { extra: [{ name, bytes: Buffer.from('x') }] });
    await expect(inspectPackage(fileAt(path))).rejects.toThrow(message);
  });

  it('is rejected with links', async () => {
    const tar = pack();
    tar.entry({ name: 'datos/epicas/000001.ndjson', type: 'symlink', linkname: '/etc/passwd' });
    tar.finalize();
    await pipeline(tar, createGzip(), createWriteStream(path));
    await expect(inspectPackage(fileAt(path))).rejects.toThrow('no es un fichero');
  });

  it('is rejected before a decompression bomb unpacks', async () => {
    writeFileSync(path, gzipSync(Buffer.alloc(70 * 1024 * 1024)));
    await expect(inspectPackage(fileAt(path))).rejects.toThrow('se expande mucho más');
  });

  it('is rejected with an entry larger than packages ever have', async () => {
    const tar = pack();
    tar.entry({ name: `archivos/${'a'.repeat(64)}` }, Buffer.alloc(17 * 1024 * 1024));
    tar.finalize();
    await pipeline(tar, createGzip(), createWriteStream(path));
    await expect(inspectPackage(fileAt(path))).rejects.toThrow('demasiado grande');
  });
});
