import { generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { formatGenerated } from '../comun/format.ts';
import { pascal } from '../comun/nombres.ts';
import { drawServicio } from './draw-servicio.ts';
import { wireCode } from './wire-code.ts';
import { wireDeployment } from './wire-deployment.ts';

interface Options {
  nombre: string;
  parte?: string;
}

const LEFT = (servicio: string) => `
«${servicio}» ya arranca con npm start. Queda a tu mano:
  - README.md: el dibujo y el número de servicios
  - docs/arquitectura.md: lo que dice su fila
  - apps/${servicio}/README.md: qué sabe este servicio que no sabe ningún otro
Después: npx nx g recurso <nombre> --servicio ${servicio}
`;

export default async function servicio(tree: Tree, { nombre, parte = nombre }: Options): Promise<() => void> {
  if (tree.exists(`apps/${nombre}`)) throw new Error(`Ya existe apps/${nombre}`);
  const names = { servicio: nombre, Servicio: pascal(nombre) };
  generateFiles(tree, join(import.meta.dirname, 'app'), `apps/${nombre}`, names);
  generateFiles(tree, join(import.meta.dirname, 'contrato'), `libs/contracts/${nombre}`, names);
  wireCode(tree, nombre, parte);
  wireDeployment(tree, nombre);
  drawServicio(tree, nombre, parte);
  await formatGenerated(tree);
  return () => console.log(LEFT(nombre));
}
