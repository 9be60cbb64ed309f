import { lazy } from 'react';

const series = () => import('../../shared/graficos/series');

export const Lineas = lazy(async () => ({ default: (await series()).Lineas }));
export const Areas = lazy(async () => ({ default: (await series()).Areas }));
export const Columnas = lazy(async () => ({ default: (await series()).Columnas }));
