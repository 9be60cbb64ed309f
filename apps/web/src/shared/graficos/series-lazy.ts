import { lazy } from 'react';

const series = () => import('./series');

// chart.js only for those who look at a chart.
export const Lineas = lazy(async () => ({ default: (await series()).Lineas }));
export const Areas = lazy(async () => ({ default: (await series()).Areas }));
export const Columnas = lazy(async () => ({ default: (await series()).Columnas }));
