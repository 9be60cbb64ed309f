/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writtenTexts } from '../testing/written-texts';

const SRC = resolve(import.meta.dirname, '../..');
const sources = Object.fromEntries(
  globSync('**/*.{ts,tsx}', {
    cwd: SRC,
    exclude: [
      '**/*.spec.{ts,tsx}',
      'shared/testing/**',
      '**/{samples,preguntas}.ts',
      // Test data of the specs beside them.
      '**/*-world.{ts,tsx}',
    ],
  }).map((path) => [path, readFileSync(join(SRC, path), 'utf8')]),
);

describe('texts come from the catalogues', () => {
  it.each([
    ['<p>Cargando datos</p>', ['Cargando datos']],
    ['<input placeholder="Nombre" />', ['Nombre']],
    ['<button aria-label={`Quitar ${nombre}`} />', ['Quitar']],
    ["t('error') || 'No se encontró'", ['No se encontró']],
    ['<p title={t("nombre")}>{t("vacio")} · 3</p>', []],
    ['<Campo className="flex grow" label={label} />', []],
  ])('%s', (source, texts) => {
    expect(writtenTexts('ejemplo.tsx', `const a = ${source};`)).toEqual(texts);
  });

  it('no component contains a text of its own', () => {
    const written = Object.entries(sources).flatMap(([file, source]) =>
      writtenTexts(file, source).map((text) => `${file}: ${text}`),
    );
    expect(Object.keys(sources).length).toBeGreaterThan(300);
    expect(written).toEqual([]);
  });
});
