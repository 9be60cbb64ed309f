import { connect as dial } from 'node:net';
import type { StateDefinition } from '@pmp/contracts/common';
import { enlaceEstado, etiquetaEstado, proyectoEstado, tareaEstado } from '@pmp/contracts/proyectos';
import { sprintEstado } from '@pmp/contracts/sprints';
import { claveEstado, equipoEstado, usuarioEstado } from '@pmp/contracts/usuarios';
import { ProyectosStub } from '../owners/proyectos-stub';
import { TestOwners } from '../owners/owners';
import type { TestKey } from '../people/tokens';
import { streamsReady } from '../streams-ready';
import { makeSample, ROLES, type Sample } from './sample';

const LOOK_MS = 500;
const HISTORIAS = ['Pagar con tarjeta', 'Guardar el carrito', 'Recibir la factura'] as const;

/** The states of which somebody else is the owner; those of stories and epics answers `ProyectosStub`. */
const OWNED: Readonly<Record<string, readonly StateDefinition[]>> = {
  usuarios: [usuarioEstado, equipoEstado, claveEstado],
  proyectos: [proyectoEstado, tareaEstado, enlaceEstado, etiquetaEstado],
  sprints: [sprintEstado],
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = dial({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Plays the services that do not run: publishes a sample workspace as its owners would, and answers for them. Whoever
 * starts for real is left to answer alone.
 */
export class Neighbours {
  private readonly playing = new Map<string, TestOwners>();

  private constructor(
    private readonly url: string,
    private readonly ports: Readonly<Record<string, number>>,
    private readonly proyectos: ProyectosStub,
    readonly sample: Sample,
    private readonly key: TestKey,
  ) {}

  static async start(url: string, ports: Readonly<Record<string, number>>): Promise<Neighbours> {
    const { sample, key } = makeSample();
    const made = new Neighbours(url, ports, await ProyectosStub.start(url), sample, key);
    await made.yieldToOwners();
    setInterval(() => void made.yieldToOwners(), LOOK_MS);
    return made;
  }

  /** As soon as a service has made the streams. */
  async publish(): Promise<void> {
    await streamsReady(this.proyectos.connection, Number.POSITIVE_INFINITY);
    this.publishPeople();
    this.publishProject();
  }

  private publishPeople(): void {
    const { personas, equipo } = this.sample;
    const { _id, version: _version, eliminado: _eliminado, ...clave } = this.key.documento;
    this.proyectos.state(claveEstado, _id, 1, clave as never);
    for (const role of ROLES) {
      const { _id: persona, nombre } = personas[role];
      this.proyectos.state(usuarioEstado, persona, 1, {
        nombre,
        correo: `${role}@ejemplo.es`,
        avatar: null,
        rol: role === 'admin' ? 'admin' : 'usuario',
        estado: 'activo',
        sesion: 0,
      });
    }
    this.proyectos.state(equipoEstado, equipo, 1, {
      nombre: 'Equipo Azul',
      miembros: [{ usuario: personas.miembro._id, rol: 'miembro' }],
    });
  }

  private publishProject(): void {
    const { proyectos } = this;
    const { personas, equipo, proyecto, epica, historias, sprint } = this.sample;
    proyectos.proyecto(equipo, personas.miembro._id, proyecto);
    proyectos.epica(proyecto, 'Pagos', epica);
    for (const [index, _id] of historias.entries()) {
      proyectos.historia(proyecto, epica, { titulo: HISTORIAS[index]! }, _id);
      proyectos.tarea(proyecto, _id, index === 0 ? 'completada' : 'pendiente');
    }
    if (this.playing.has('sprints'))
      proyectos.state(sprintEstado, sprint, 1, {
        numero: 1,
        nombre: 'Sprint de muestra',
        estado: 'pendiente',
        fechaInicio: '2026-11-23T00:00:00.000Z',
        fechaFin: '2026-12-06T00:00:00.000Z',
        proyecto,
        historias,
      });
  }

  private async yieldToOwners(): Promise<void> {
    for (const [owner, states] of Object.entries(OWNED)) {
      const isReal = await isListening(this.ports[owner] ?? 0);
      if (owner === 'proyectos') this.proyectos.setAnswering(!isReal);
      const played = this.playing.get(owner);
      if (isReal && played) {
        this.playing.delete(owner);
        await played.close();
      }
      if (isReal || played) continue;
      const owners = await TestOwners.start(this.url);
      this.playing.set(owner, owners);
      for (const state of states) await owners.own(state);
    }
  }
}
