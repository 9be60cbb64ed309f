import {
  COLUMNAS_DE_DIA,
  COLUMNAS_ELEMENTO,
  type ColumnaElemento,
  type Decir,
  type FilaElemento,
} from '@pmp/contracts/proyectos/hoja';
import type { ColumnaDe } from '../exportar/hoja';
import { diaOf, diaOfPlan } from '../fechas/dias';
import { i18next } from '../i18n/i18n';

export type { FilaElemento };

/** In the language on screen: the importer knows all of them. */
const decir: Decir = {
  tipo: (entidad) => i18next.t(`hoja:tipo.${entidad}`),
  clase: (tipo) => i18next.t(`comun:tipoTarea.${tipo}`),
  estado: (estado) => i18next.t(`comun:estadoTarea.${estado}`),
  prioridad: (prioridad) => i18next.t(`comun:prioridad.${prioridad}`),
  dia: (instante) => diaOf(new Date(instante)),
  diaDePlan: diaOfPlan,
};

/** Too long for paper, or for whoever reads the file only. */
const SOLO_FICHERO: ReadonlySet<ColumnaElemento> = new Set([
  'descripcion',
  'padre',
  'inicio',
  'fin',
  'horas',
  'creada',
  'comoUsuario',
  'quiero',
  'para',
  'criterios',
]);

/** `sinPapel`: what a screen about only such items need not repeat on paper. */
export const columnasElemento = (
  nombres: readonly ColumnaElemento[],
  sinPapel: readonly ColumnaElemento[] = [],
): ColumnaDe<FilaElemento>[] =>
  nombres.map((nombre) => ({
    nombre: i18next.t(`hoja:campo.${nombre}`),
    soloFichero: SOLO_FICHERO.has(nombre) || sinPapel.includes(nombre),
    ...(COLUMNAS_DE_DIA.has(nombre) && { dias: true }),
    valor: (fila) => COLUMNAS_ELEMENTO[nombre](fila, decir),
  }));
