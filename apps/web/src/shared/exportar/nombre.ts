import { hoy } from '../fechas/dias';

/** 'Flujo acumulado' on a Tuesday: 'flujo-acumulado-2026-11-24'. */
export const fileName = (title: string): string =>
  `${title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()}-${hoy()}`;
