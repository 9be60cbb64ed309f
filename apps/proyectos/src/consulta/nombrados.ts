import { Injectable } from '@nestjs/common';
import type { Consulta } from '@pmp/consulta';
import type { Caller } from '@pmp/platform';
import type { Types } from 'mongoose';
import type { NamedProyecto } from '../acceso/proyectos.repository';
import { EtiquetasRepository } from '../elementos/etiquetas/etiquetas.repository';
import { Kinds } from '../elementos/kinds/kinds';
import { NamesService } from '../names/names.service';
import { SprintsService } from '../sprints/sprints.service';
import { objectId } from '../storage/object-id';
import { BLOQUEADA, type Nombrado } from './condicion.rules';
import { clavesLlamadas, hasMarca, llamados, valoresEn, type ConNombre } from './nombres.rules';

type Id = Types.ObjectId;
type Found<T> = ReadonlyMap<string, T[]>;

const HEX = /^[0-9a-f]{24}$/;
const idsOf = (found: readonly ConNombre[]): Id[] => found.map(({ _id }) => _id as Id);

/** Finds what the names of a query stand for among what somebody sees; nothing else is ever looked at. */
@Injectable()
export class Nombrados {
  constructor(
    private readonly names: NamesService,
    private readonly etiquetas: EtiquetasRepository,
    private readonly kinds: Kinds,
    private readonly sprints: SprintsService,
  ) {}

  async of({ donde }: Consulta, caller: Caller, proyectos: readonly NamedProyecto[]): Promise<Nombrado> {
    const ids = proyectos.map(({ _id }) => _id);
    const named = (campo: Parameters<typeof valoresEn>[1]) => [...new Set(valoresEn(donde, campo))];
    const absences = [...named('sin'), ...named('con')];
    const [personas, etiquetas, epicas, historias, sprints, conTareaBloqueada] = await Promise.all([
      this.personas([...named('asignado'), ...named('creador')], caller),
      this.etiquetasOf(named('etiqueta'), absences.includes('etiqueta'), ids),
      this.elementos('epica', named('epica'), proyectos),
      this.elementos('historia', named('historia'), proyectos),
      this.sprintsOf(named('sprint'), absences.includes('sprint'), ids),
      hasMarca(donde, 'bloqueada') ? this.conTareaBloqueada(ids) : [],
    ]);
    const ofEpicas = await this.historiasOf(epicas);
    const ofProyectos = new Map(
      named('proyecto').map((valor) => [valor, llamados(proyectos, valor)] as const),
    );
    const known = { etiqueta: etiquetas.named, epica: epicas, historia: historias, proyecto: ofProyectos };
    return {
      personas: (valor) => personas.get(valor) ?? [],
      de: (campo, valor) => idsOf(known[campo].get(valor) ?? []),
      claves: (valor) => clavesLlamadas(proyectos, valor),
      historiasDe: (campo, valor) => (campo === 'epica' ? ofEpicas : sprints.named).get(valor) ?? [],
      historiasConSprint: () => sprints.all,
      etiquetasVivas: () => etiquetas.all,
      historiasConTareaBloqueada: () => conTareaBloqueada,
    };
  }

  private conTareaBloqueada(proyectos: readonly Id[]): Promise<Id[]> {
    const tarea = this.kinds.at('tarea');
    const where = { proyecto: { $in: proyectos }, ...BLOQUEADA };
    return this.kinds.of(tarea).distinctBy(tarea.parent!.field, where);
  }

  private async personas(valores: readonly string[], caller: Caller): Promise<Found<Id | null>> {
    const found = valores.map(async (valor): Promise<[string, (Id | null)[]]> => {
      if (valor === 'nadie') return [valor, [null]];
      if (valor === 'yo') return [valor, [objectId(caller._id)]];
      if (HEX.test(valor)) return [valor, [objectId(valor)]];
      const people = await this.names.findPeople(valor);
      return [valor, llamados(people, valor).map(({ _id }) => objectId(_id))];
    });
    return new Map(await Promise.all(found));
  }

  private async etiquetasOf(valores: readonly string[], isAll: boolean, proyectos: readonly Id[]) {
    if (!valores.length && !isAll) return { named: new Map<string, ConNombre[]>(), all: [] };
    const docs = await this.etiquetas.listIn(proyectos);
    return {
      named: new Map(valores.map((valor) => [valor, llamados(docs, valor)])),
      all: docs.map(({ _id }) => _id),
    };
  }

  private async elementos(
    tipo: 'epica' | 'historia',
    valores: readonly string[],
    proyectos: readonly NamedProyecto[],
  ): Promise<Found<ConNombre>> {
    const repository = this.kinds.of(this.kinds.at(tipo));
    const ids = proyectos.map(({ _id }) => _id);
    const byName = valores.filter((valor) => !HEX.test(valor));
    const found = byName.map(async (valor) => {
      const claves = clavesLlamadas(proyectos, valor);
      const docs = await repository.findCalled(ids, valor, claves);
      const named = docs.map(({ _id, titulo, clave }) => {
        const isNamed = clave !== undefined && claves.includes(clave);
        return { _id, nombre: titulo, clave, ...(isNamed && { clavesAnteriores: [valor] }) };
      });
      return [valor, llamados(named, valor)] as const;
    });
    // An id is looked for as one, and all of them at once: as words it would be sought in every title.
    const byId = await repository.findAmong(
      ids,
      valores.filter((valor) => HEX.test(valor)),
    );
    return new Map<string, ConNombre[]>([
      ...(await Promise.all(found)),
      ...byId.map(({ _id, titulo, clave }): [string, ConNombre[]] => [
        _id.toHexString(),
        [{ _id, nombre: titulo, clave }],
      ]),
    ]);
  }

  private async historiasOf(epicas: Found<ConNombre>): Promise<Found<Id>> {
    const repository = this.kinds.of(this.kinds.at('historia'));
    const found = [...epicas].map(
      async ([valor, docs]) => [valor, await repository.idsBeneath(idsOf(docs))] as const,
    );
    return new Map(await Promise.all(found));
  }

  private async sprintsOf(valores: readonly string[], isAll: boolean, proyectos: readonly Id[]) {
    if (!valores.length && !isAll) return { named: new Map<string, Id[]>(), all: [] };
    const sprints = await this.sprints.ofProyectos(proyectos.map((id) => id.toHexString()));
    const storiesOf = (some: readonly { historias: string[] }[]): Id[] =>
      some.flatMap(({ historias }) => historias.map((id) => objectId(id)));
    const called = (valor: string) =>
      valor === 'actual'
        ? sprints.filter(({ estado }) => estado === 'en progreso')
        : llamados(sprints, valor);
    return {
      named: new Map(valores.map((valor) => [valor, storiesOf(called(valor))])),
      all: storiesOf(sprints),
    };
  }
}
