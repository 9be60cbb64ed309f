import { listReplySchema, replySchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { historiaDeSprintSchema } from './historia';
import { sprintSchema } from './sprint';
import { limiteSchema, reglaColumnaSchema } from './columna';
import { columnaSchema, tableroSchema } from './tablero';

sprintSchema.register(z.globalRegistry, { id: 'Sprint' });
tableroSchema.register(z.globalRegistry, { id: 'Tablero' });
limiteSchema.register(z.globalRegistry, { id: 'LimiteDeColumna' });
reglaColumnaSchema.register(z.globalRegistry, { id: 'ReglaDeColumna' });
columnaSchema.register(z.globalRegistry, { id: 'Columna' });
historiaDeSprintSchema.register(z.globalRegistry, { id: 'Historia' });

export const sprintReplySchema = replySchema({ sprint: sprintSchema });
/** In the order of `numero`. */
export const sprintsReplySchema = listReplySchema({ sprints: z.array(sprintSchema) });
/** PUT /api/sprints/lote: the sprints that the call changed. */
export const sprintsLoteReplySchema = replySchema({ sprints: z.array(sprintSchema) });

/** GET /api/sprints/proyecto/{id}/historias-disponibles */
export const historiasDisponiblesReplySchema = replySchema({ historias: z.array(historiaDeSprintSchema) });

export const tableroCreadoReplySchema = replySchema({ tablero: tableroSchema });
export const tablerosReplySchema = replySchema({ tableros: z.array(tableroSchema) });
/** PUT /api/tableros/mover-historia/{id} */
export const historiaMovidaReplySchema = replySchema({ historia: historiaDeSprintSchema });
