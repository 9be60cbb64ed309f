import { Injectable } from '@nestjs/common';
import type { SprintEncontrado } from '@pmp/contracts/proyectos';
import { sprintEstado } from '@pmp/contracts/sprints';
import { InjectCopy, type LocalCopy } from '@pmp/platform';
import type { z } from 'zod';
import { sprintsByHistoria, type SprintCopia, type SprintDeHistoria } from './sprint-of.rules';

const SHOWN = { nombre: 1, numero: 1, estado: 1, historias: 1 };

/** Says which sprint a story is in, from this service's copy of the sprints. */
@Injectable()
export class SprintsService {
  constructor(
    @InjectCopy(sprintEstado) private readonly sprints: LocalCopy<z.infer<typeof sprintEstado.datos>>,
  ) {}

  async ofProyecto(proyecto: string): Promise<(historia: string) => SprintDeHistoria> {
    const byHistoria = sprintsByHistoria(await this.find({ proyecto }));
    return (historia) => byHistoria.get(historia) ?? null;
  }

  /** Those of these projects, each with the stories that count as its own. */
  async ofProyectos(proyectos: readonly string[]): Promise<SprintCopia[]> {
    const sprints = await this.find({ proyecto: { $in: proyectos } });
    const own = new Map<string, string[]>(sprints.map(({ _id }) => [_id, []]));
    for (const [historia, { _id }] of sprintsByHistoria(sprints)) own.get(_id)?.push(historia);
    return sprints.map((sprint) => ({ ...sprint, historias: own.get(sprint._id) ?? [] }));
  }

  async ofHistorias(historias: string[]): Promise<(historia: string) => SprintDeHistoria> {
    const byHistoria = sprintsByHistoria(await this.find({ historias: { $in: historias } }));
    return (historia) => byHistoria.get(historia) ?? null;
  }

  async ofHistoria(historia: string): Promise<SprintDeHistoria> {
    // Without the other stories: a sprint may have hundreds.
    const sprints = await this.find({ historias: historia }, { nombre: 1, numero: 1, estado: 1 });
    return (
      sprintsByHistoria(sprints.map((sprint) => ({ ...sprint, historias: [historia] }))).get(historia) ?? null
    );
  }

  /** The stories among these that are in an unfinished sprint. */
  async openOf(historias: string[]): Promise<{ historia: string; sprint: string; nombre: string }[]> {
    if (!historias.length) return [];
    const asked = new Set(historias);
    const open = { historias: { $in: historias }, estado: { $in: ['pendiente', 'en progreso'] } };
    return (await this.find(open)).flatMap((sprint) =>
      sprint.historias
        .filter((historia) => asked.has(historia))
        .map((historia) => ({ historia, sprint: sprint._id, nombre: sprint.nombre })),
    );
  }

  /** The sprint of a project that may still take stories. */
  async openIn(proyecto: string, _id: string): Promise<SprintCopia | null> {
    const where = { _id, proyecto, estado: { $in: ['pendiente', 'en progreso'] } };
    const find = async () => (await this.find(where))[0] ?? null;
    const found = await find();
    if (found) return found;
    await this.sprints.refresh([_id]);
    return find();
  }

  /** Estados by sprint id; sprints that are gone are missing. */
  async estadosOf(sprints: string[]): Promise<Map<string, SprintCopia['estado']>> {
    const found = sprints.length ? await this.find({ _id: { $in: sprints } }, { estado: 1 }) : [];
    return new Map(found.map(({ _id, estado }) => [_id, estado]));
  }

  /** Those of these projects with such a name, newest first. */
  async search(proyectos: readonly string[], nombre: RegExp, max: number): Promise<SprintEncontrado[]> {
    const found = await this.sprints.model.collection
      .find({ proyecto: { $in: proyectos }, nombre, eliminado: false } as never, {
        projection: { nombre: 1, proyecto: 1 },
      })
      .sort({ numero: -1 })
      .limit(max)
      .toArray();
    return found as never;
  }

  private async find(where: Record<string, unknown>, projection: object = SHOWN): Promise<SprintCopia[]> {
    const filter = { ...where, eliminado: false } as never;
    return (await this.sprints.model.collection.find(filter, { projection }).toArray()) as never;
  }
}
