import { Injectable } from '@nestjs/common';
import { type Difference, type ImportPlan, type Kind, KINDS_OF, type Line, type Owner } from '@pmp/paquete';
import { type About, type Living, type ProjectName, type Read, ServicePart } from '@pmp/paquete/servicio';
import type { StoredVersions } from '@pmp/paquete/servicio';
import { RemoteParts } from './remote-parts';

const LAST: Kind = 'externos';
const FIRST = KINDS_OF.proyectos.filter((kind) => kind !== LAST);

/** What depends on nothing living is about to be deleted: other services do not know what is. */
function livingOf(one: Read, living: Living): Read | null {
  if (!('line' in one)) return one;
  if (one.kind === 'sprints') {
    const line = one.line as Line<'sprints'>;
    living.sprints.add(line._id);
    return { ...one, line: { ...line, historias: line.historias.filter((id) => living.historias.has(id)) } };
  }
  return one.kind === 'cumplidos' && !living.historias.has(one.line._id) ? null : one;
}

/** A project in all services that have something of it. */
@Injectable()
export class ProjectParts {
  constructor(
    private readonly own: ServicePart,
    private readonly remote: RemoteParts,
  ) {}

  /** In the order of a package. Each service is read at one instant of its own. */
  async *read(about: Omit<About, 'kinds'>): AsyncGenerator<Read> {
    yield* this.own.read({ ...about, kinds: FIRST });
    for (const owner of ['sprints', 'mensajes'] as const)
      for await (const one of this.remote.of(owner).read({ ...about, kinds: KINDS_OF[owner] })) {
        const living = livingOf(one, about.living);
        if (living) yield living;
      }
    yield* this.own.read({ ...about, kinds: [LAST] });
  }

  check(proyecto: ProjectName, difference: Difference): Promise<StoredVersions[]> {
    const parts = [this.own, this.remote.of('sprints'), this.remote.of('mensajes')];
    return Promise.all(parts.map((part) => part.check(proyecto, difference)));
  }

  write(owner: Owner, plan: ImportPlan): Promise<void> {
    return owner === 'proyectos' ? this.own.write(plan) : this.remote.of(owner).write(plan);
  }
}
