import { readFileSync } from 'node:fs';
import { mustFind } from '../../../patterns/must-find.ts';
import { formOf, PDF, PNG, type Upload } from '../../escena/files.ts';
import { zipOf } from '../../escena/zip.ts';
import { faultsOf } from '../../judge.ts';
import type { Target } from '../../target.ts';

const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;

const MB = 1024 * 1024;
const MAX_MB = 10;

/** Everything that a browser might execute, under harmless names. */
const REFUSED: Upload[] = [
  { nombre: 'dibujo.svg', bytes: Buffer.from(SVG) },
  { nombre: 'dibujo.png', bytes: Buffer.from(SVG) },
  { nombre: 'pagina.html', bytes: Buffer.from(`<!doctype html>${SCRIPT}`) },
  { nombre: 'pagina.pdf', bytes: Buffer.from(`<!doctype html>${SCRIPT}`) },
  { nombre: 'foto.gif', bytes: Buffer.from(`GIF89a/*${SCRIPT}*/`) },
  { nombre: 'programa.docx', bytes: Buffer.from('MZ\u0090\u0000') },
  { nombre: 'guion.png', bytes: Buffer.from('#!/bin/sh\nrm -rf /') },
  { nombre: 'vacio.png', bytes: Buffer.alloc(0) },
  { nombre: 'mensaje.pdf', bytes: Buffer.from(` ${PDF.toString()}`) },
  { nombre: 'archivo.zip', bytes: zipOf([['a.txt', Buffer.from('hola')]]) },
];

/** Valid first bytes with hostile content after them: accepted, but only ever served as a download. */
const POLYGLOTS: Upload[] = [
  { nombre: `"><img src=x onerror=alert(1)>.png`, bytes: Buffer.concat([PNG, Buffer.from(SCRIPT)]) },
  { nombre: '../../../../etc/cron.d/a.png', bytes: Buffer.concat([PNG, Buffer.from(SVG)]) },
  { nombre: 'foto.html', bytes: Buffer.concat([PNG, Buffer.from(`<html>${SCRIPT}`)]) },
  { nombre: 'con\u0000nulo.svg', bytes: PDF },
  { nombre: `${'largo'.repeat(500)}.png`, bytes: PNG },
  { nombre: 'gnp\u202egnp.exe', bytes: PNG },
];

/** A Word file of a few hundred kB that unpacks to 400 MB and claims 4 GB. */
const bomb = (): Buffer =>
  zipOf(
    [
      ['[Content_Types].xml', Buffer.from('<Types/>')],
      ['word/document.xml', Buffer.alloc(400 * MB, 'a')],
    ],
    0xffffffff,
  );

const rssMbOf = (pid: number): number =>
  Number(mustFind(`/proc/${pid}/status`, readFileSync(`/proc/${pid}/status`, 'utf8'), /VmRSS:\s+(\d+)/)[1]) /
  1024;

type Send = (file: Upload) => Promise<{ url: string | null; status: number; text: string; faults: string[] }>;

function sender({ door, own }: Target, path: string): Send {
  return async (file) => {
    const token = own.people.member.token;
    const answer = await door.send({ method: 'POST', path, token, ...formOf({}, [file]) });
    const [archivo] =
      answer.status === 201 ? (JSON.parse(answer.text) as { archivos: { url: string }[] }).archivos : [];
    return { url: archivo?.url ?? null, status: answer.status, text: answer.text, faults: faultsOf(answer) };
  };
}

/** The file is only offered as a download: whatever its bytes and name, no browser may execute it. */
async function assertOnlySaved({ door, own, findings }: Target, what: string, url: string): Promise<void> {
  const { status, headers } = await door.json('GET', url, own.people.member.token);
  findings.check(status === 200, `${what}: no se puede bajar (${status})`);
  const disposition = String(headers['content-disposition']);
  findings.check(
    /^attachment; filename="[^"\r\n/\\]*"/.test(disposition),
    `${what}: se enseña en vez de bajarse`,
    disposition,
  );
  findings.check(headers['x-content-type-options'] === 'nosniff', `${what}: sin nosniff`);
  findings.check(/sandbox/.test(String(headers['content-security-policy'])), `${what}: sin política`);
  findings.check(
    !/html|svg|xml|script/.test(String(headers['content-type'])),
    `${what}: tipo activo`,
    headers['content-type'],
  );
}

async function attackDoor(target: Target, path: string, service: string): Promise<void> {
  const { findings } = target;
  const send = sender(target, path);
  for (const file of REFUSED) {
    const { status, text, faults } = await send(file);
    const refused = status === 415 || status === 400;
    findings.check(
      refused && faults.length === 0,
      `${path}: acepta ${file.nombre} (${status})`,
      `${faults.join()} ${text}`,
    );
  }
  for (const file of POLYGLOTS) {
    const { url, status, text } = await send(file);
    const name = file.nombre.slice(0, 40);
    findings.check(status < 500, `${path}: ${name} falla (${status})`, text);
    if (url) await assertOnlySaved(target, `${path} ${name}`, url);
  }
  const large = await send({ nombre: 'grande.png', bytes: Buffer.concat([PNG, Buffer.alloc(MAX_MB * MB)]) });
  findings.check(large.status === 413, `${path}: acepta más de ${MAX_MB} MB (${large.status})`, large.text);
  const pid = target.processes().get(service);
  const before = pid ? rssMbOf(pid) : 0;
  const bytes = bomb();
  const startedAt = performance.now();
  const packed = await send({ nombre: 'bomba.docx', bytes });
  findings.check(packed.status < 500, `${path}: la bomba de Word falla (${packed.status})`, packed.text);
  findings.check(performance.now() - startedAt < 5_000, `${path}: la bomba de Word entretiene al servicio`);
  const grown = (pid ? rssMbOf(pid) : 0) - before;
  findings.check(grown < 120, `${path}: la bomba de Word ocupa ${Math.round(grown)} MB de memoria`);
}

/** A few bytes that ask whoever draws them for gigabytes. */
function hugePng(): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const sides = Buffer.from('000075300000753008000000000000000000000000000049454e4400000000', 'hex');
  return Buffer.concat([head, sides]);
}

/** Pictures of people and teams: what is no picture, or is on another server, is refused by its bytes. */
async function pictures({ door, own, scene, findings }: Target): Promise<void> {
  const svg = `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`;
  const bad = [
    svg,
    `data:text/html,${SCRIPT}`,
    'javascript:alert(1)',
    'http://malo.es/a.png',
    '"><script>',
    '//malo.es/a',
    'https://malo.es/espia.png',
    `/api/imagenes/${'a'.repeat(32)}`,
    `data:image/png;base64,${Buffer.from(SCRIPT).toString('base64')}`,
    `data:image/png;base64,${hugePng().toString('base64')}`,
  ];
  for (const avatar of bad) {
    const perfil = await door.json('PUT', '/api/usuarios/perfil', own.people.outsider.token, { avatar });
    findings.check(perfil.status === 400, `avatar ${avatar.slice(0, 40)}: ${perfil.status}`, perfil.text);
    const equipo = await door.json('PUT', `/api/equipos/${scene.equipo}`, scene.people.admin.token, {
      logo: avatar,
    });
    findings.check(equipo.status === 400, `logo ${avatar.slice(0, 40)}: ${equipo.status}`, equipo.text);
  }
}

export async function uploadFiles(target: Target): Promise<void> {
  await attackDoor(target, `/api/tareas/${target.own.tree.tarea}/archivos`, 'proyectos');
  await attackDoor(target, '/api/mensajes/archivos', 'mensajes');
  await pictures(target);
}
