import { lazy } from 'react';

const tartas = () => import('./tartas');

// Lazy, so that chart.js is fetched only with the first chart.
export const Barras = lazy(async () => ({ default: (await tartas()).Barras }));
export const Tarta = lazy(async () => ({ default: (await tartas()).Tarta }));
export const Rosca = lazy(async () => ({ default: (await tartas()).Rosca }));
export const Progreso = lazy(async () => ({ default: (await tartas()).Progreso }));
