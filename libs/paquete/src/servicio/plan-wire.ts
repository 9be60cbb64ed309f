import { mongo } from 'mongoose';
import type { ImportPlan, PlanHead } from '../plan';

/** A plan's head as JSON. */
export function toWire({ where, versions, ...plan }: ImportPlan) {
  const { proyecto, huella, cast, difference, files, medidas } = plan;
  const people = [...where.people];
  return {
    proyecto,
    huella,
    cast,
    difference,
    files,
    medidas,
    versions: [...versions],
    where: { ...where, people },
  };
}

export function fromWire({ where, versions, ...plan }: ReturnType<typeof toWire>): PlanHead {
  const { people, team } = where;
  return {
    ...plan,
    versions: new Map(versions),
    where: {
      ...where,
      people: new Map(people),
      team: team && { ...team, _id: new mongo.ObjectId(String(team._id)) },
    },
  };
}
