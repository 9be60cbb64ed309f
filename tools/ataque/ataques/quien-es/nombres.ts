import { CONTRASENA } from '../../escena/people.ts';
import type { Target } from '../../target.ts';

/** What nobody sees, and what turns around or breaks the line that shows a name. */
const UNSEEN = ['\n', '\r', '\u0000', '\u0007', '\u2028', '\u202e', '\u2066', '\u200b', '\ufeff'];

/** Tries to pass for somebody or something else by a name that only looks like theirs. */
export async function disguiseNames({ door, own, scene, findings }: Target): Promise<void> {
  const { outsider, teamAdmin, admin } = own.people;
  const { proyecto, epica, historia } = own.tree;
  const doors = (nombre: string): [string, string, string | null, object][] => [
    [
      'POST',
      '/api/usuarios/register',
      null,
      { nombre, correo: `nombre-${Math.random()}@ataque.es`, contraseña: CONTRASENA },
    ],
    ['PUT', '/api/usuarios/perfil', outsider.token, { nombre }],
    ['PUT', `/api/equipos/${scene.equipo}`, admin.token, { nombre }],
    ['PUT', `/api/proyectos/${proyecto}`, teamAdmin.token, { nombre }],
    ['PUT', `/api/epicas/${epica}`, teamAdmin.token, { titulo: nombre }],
    ['PUT', `/api/historias/${historia}`, teamAdmin.token, { titulo: nombre }],
    ['PUT', `/api/tareas/${own.tree.tarea}`, teamAdmin.token, { titulo: nombre }],
    ['POST', '/api/tableros', teamAdmin.token, { nombre, proyecto }],
    [
      'POST',
      '/api/sprints',
      teamAdmin.token,
      { nombre, proyecto, fechaInicio: '2026-01-01', fechaFin: '2026-01-15' },
    ],
  ];
  for (const unseen of UNSEEN) {
    for (const [method, path, token, body] of doors(`Ana${unseen}Admin`)) {
      const { status, text } = await door.json(method, path, token, body);
      findings.check(status === 400, `${method} ${path} con ${JSON.stringify(unseen)}: ${status}`, text);
    }
  }
  for (const nombre of ['Administración', 'АDMINISTRACIÓN', 'A d m i n']) {
    const { text } = await door.json('PUT', '/api/usuarios/perfil', outsider.token, { nombre });
    findings.check(text.includes('(no administra)'), `quien no administra se llama «${nombre}»`, text);
  }
}
