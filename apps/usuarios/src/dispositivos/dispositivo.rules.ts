import type { Dispositivo } from '@pmp/contracts/usuarios';

type Named = readonly [name: string, pattern: RegExp];

/** The first match counts: nearly every browser also calls itself Safari, and most call themselves Chrome. */
const NAVEGADORES: readonly Named[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
  ['curl', /^curl\//],
];

const SISTEMAS: readonly Named[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const MOVIL = /\b(?:Mobi|Mobile|Android|iPhone|iPad)\b/;

const nameIn = (names: readonly Named[], agente: string): string | null =>
  names.find(([, pattern]) => pattern.test(agente))?.[0] ?? null;

/** The parts by which a person recognises their device. */
export const dispositivoOf = (agente: string): Dispositivo => ({
  navegador: nameIn(NAVEGADORES, agente),
  sistema: nameIn(SISTEMAS, agente),
  movil: MOVIL.test(agente),
});

/** As it is written where no sentence is made of it: «Firefox · Linux». */
export const dispositivoLabel = (agente: string): string => {
  const { navegador, sistema } = dispositivoOf(agente);
  return [navegador, sistema].filter(Boolean).join(' · ') || '—';
};
