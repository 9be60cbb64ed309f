import { lazy } from 'react';

const tartas = () => import('./tartas');

// chart.js only for those who look at a chart.
export const Barras = lazy(async () => ({ default: (await tartas()).Barras }));
export const Tarta = lazy(async () => ({ default: (await tartas()).Tarta }));
export const Rosca = lazy(async () => ({ default: (await tartas()).Rosca }));
export const Progreso = lazy(async () => ({ default: (await tartas()).Progreso }));
