import type { Product } from '../../product/start-product.ts';
import { createHistoria, createTarea, signIn } from './altas.ts';
import { listProyectos, loadResumen, openChat } from './lecturas.ts';
import type { Operation } from './operation.ts';
import { loadSameTablero, loadTablero, moveHistoria, moveSameHistoria } from './tableros.ts';

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
