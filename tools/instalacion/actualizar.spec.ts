import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Machine } from './machine.ts';

/**
 * A Docker with one container per service, called after it and the version that made it. `enfermo` names the container
 * whose health check never passes.
 */
const CONTAINERS = `
mkdir -p "$ESTADO"
ultimo() { for ultimo; do :; done; echo "$ultimo"; }
servicio=$(ultimo "$@")
case "$*" in
  'compose ps '*'--quiet '*) cat "$ESTADO/$servicio" 2>/dev/null || echo "$servicio-1.0.0"; exit ;;
  *'--scale'*) { cat "$ESTADO/$servicio" 2>/dev/null || echo "$servicio-1.0.0"; echo "$servicio-$VERSION"; } > "$ESTADO/.n"
    mv "$ESTADO/.n" "$ESTADO/$servicio" ;;
  inspect*Networks*) printf 'pmp_datos\\npmp_publica\\n'; exit ;;
  inspect*RestartCount*) [ "\${servicio%-*}" = "\${CAIDO:-}" ] && echo 2 || echo 0; exit ;;
  'logs '*) echo "lo que dijo $servicio"; exit ;;
  inspect*) [ "$servicio" = "\${ENFERMO:-}" ] && echo 'running unhealthy' || echo 'running healthy'; exit ;;
  'rm '*) sed -i "/^$servicio\$/d" "$ESTADO/\${servicio%-*}" ;;
  *' cat '*) [ -z "\${CONFIGURACION_DE_ANTES:-}" ] || { echo 'la de antes'; exit; } ;;
  *--destino*) [ -z "\${SIN_COPIA:-}" ] || exit 1 ;;
  *sprints*--migrar) [ -z "\${SIN_MIGRAR:-}" ] || exit 1 ;;
esac
`;

const ANSWERS = {
  WEB_URL: 'https://proyectos.ejemplo.es',
  ADMIN_CORREO: 'jefa@ejemplo.es',
  ADMIN_CONTRASENA: 'una-larga-2026',
  SMTP_URL: '',
};
const SERVICES = [
  'usuarios',
  'proyectos',
  'sprints',
  'mensajes',
  'notificaciones',
  'ia',
  'integraciones',
  'gateway',
];

let machine: Machine;
const update = (env: Record<string, string> = {}) =>
  machine.run('pmp actualizar 2.0.0', { ESTADO: machine.path('estado'), ESPERA_S: '0', ...env });
/** The containers that are stopped, in order: each only after the one in its place is healthy. */
const keptLogs = () => {
  const folder = join(machine.folder, 'registros');
  return readdirSync(folder).map((name) => [
    name.split('-')[0],
    readFileSync(join(folder, name), 'utf8').trim(),
  ]);
};
const relieved = () => machine.asked(/^stop /).map((line) => line.split(' ').at(-1));

beforeEach(() => {
  machine = new Machine();
  machine.run('instalar.sh', ANSWERS);
  machine.set('VERSION', '1.0.0');
  // With daily backups too, it is still the door that everybody comes through.
  machine.set('COMPOSE_PROFILES', 'puerta,copias');
  machine.asked();
  machine.answer(CONTAINERS);
});

afterEach(() => {
  machine.close();
});

describe('pmp actualizar', () => {
  it('makes a backup, migrates, and replaces one service after the other, the gateway last', () => {
    expect(update()).toMatchObject({ status: 0 });
    expect(machine.settings()['VERSION']).toBe('2.0.0');
    const lines = machine.asked(/^(?:stop|start|network|compose restart) /);
    const stopped = lines.filter((line) => line.startsWith('stop ')).map((line) => line.split(' ').at(-1));
    expect(stopped).toEqual(SERVICES.map((name) => `${name}-1.0.0`));
    expect(lines.filter((line) => line.startsWith('compose'))).toEqual([]);
    // Nobody is led to a gateway that does not listen yet.
    expect(lines.filter((line) => /^(?:network|start|stop) .*gateway-/.test(line))).toEqual([
      'network disconnect pmp_publica gateway-2.0.0',
      'start gateway-2.0.0',
      'network connect --alias gateway pmp_publica gateway-2.0.0',
      'stop --time 25 gateway-1.0.0',
    ]);
  });

  it('lets NATS know who may say what, before anybody of the new version says it', () => {
    const { stdout } = update({ CONFIGURACION_DE_ANTES: '1' });
    expect(machine.asked(/^(?:compose restart|stop) /).slice(0, 2)).toEqual([
      'compose restart nats',
      'stop --time 25 usuarios-1.0.0',
    ]);
    // The door would cut everybody off: whoever is in charge says when.
    expect(stdout).toContain('./pmp reiniciar puerta');
    machine.run('pmp reiniciar puerta', { ESTADO: machine.path('estado') });
    expect(machine.asked(/force-recreate/)).toEqual([
      'compose up -d --no-deps --no-build --force-recreate puerta',
    ]);
  });

  it('touches nothing if the backup fails', () => {
    expect(update({ SIN_COPIA: '1' }).status).toBe(1);
    expect(machine.settings()['VERSION']).toBe('1.0.0');
    expect(machine.asked(/^stop |--migrar/)).toEqual([]);
  });

  it('replaces nothing if a migration fails', () => {
    expect(update({ SIN_MIGRAR: '1' }).status).toBe(1);
    expect(relieved()).toEqual([]);
  });

  it('goes back by itself if a service never becomes healthy, which loses nothing of the old one', () => {
    const { status, stderr } = update({ ENFERMO: 'sprints-2.0.0' });
    expect({ status, says: stderr.includes('sigue 1.0.0') }).toEqual({ status: 1, says: true });
    expect(machine.settings()['VERSION']).toBe('1.0.0');
    expect(relieved()).toEqual(['usuarios-1.0.0', 'proyectos-1.0.0', 'proyectos-2.0.0', 'usuarios-2.0.0']);
    expect(keptLogs()).toEqual([['sprints', 'lo que dijo sprints-2.0.0']]);
  });

  it('tells of a service that has ended by itself, before or after its relief, and keeps why', () => {
    const { status, stdout } = update({ CAIDO: 'proyectos' });
    expect(status).toBe(0);
    expect(stdout).toContain('proyectos ha terminado por su cuenta; veces: 2.');
    expect(keptLogs()).toEqual(['1.0.0', '2.0.0'].map((v) => ['proyectos', `lo que dijo proyectos-${v}`]));
  });
});
