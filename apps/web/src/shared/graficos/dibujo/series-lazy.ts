import { lazy } from 'react';

const series = () => import('./series');

// Lazy, so that chart.js is fetched only with the first chart.
export const Lineas = lazy(async () => ({ default: (await series()).Lineas }));
export const Areas = lazy(async () => ({ default: (await series()).Areas }));
export const Columnas = lazy(async () => ({ default: (await series()).Columnas }));
