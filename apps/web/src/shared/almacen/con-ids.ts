import type { Sprint, SprintCambio } from '@pmp/contracts/sprints';
import { almacen } from './almacen';

/** A sprint as the store keeps it: its stories are things of their own, which the store takes with it. */
export const conIds = (sprint: Sprint): SprintCambio => ({
  ...sprint,
  historias: almacen.take('historia', sprint.historias),
});
