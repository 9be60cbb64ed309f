import type { Product } from '../../product/start-product.ts';
import { createHistoria } from './create-historia.ts';
import { createTarea } from './create-tarea.ts';
import { listProyectos } from './list-proyectos.ts';
import { loadResumen } from './load-resumen.ts';
import { loadSameTablero } from './load-same-tablero.ts';
import { loadTablero } from './load-tablero.ts';
import { moveHistoria } from './move-historia.ts';
import { moveSameHistoria } from './move-same-historia.ts';
import { openChat } from './open-chat.ts';
import type { Operation } from './operation.ts';
import { signIn } from './sign-in.ts';

export const operations = (product: Product, { longChat }: { longChat: number }): Operation[] => [
  signIn,
  listProyectos,
  createHistoria,
  loadTablero,
  loadSameTablero,
  moveHistoria,
  moveSameHistoria,
  createTarea,
  openChat(product, 2, 100),
  openChat(product, 3, longChat),
  // Last, because it fills the workspace with tasks.
  loadResumen,
];
