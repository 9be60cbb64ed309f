// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { writtenTexts } from '../testing/written-texts';

const sources = import.meta.glob<string>(
  [
    '../../**/*.{ts,tsx}',
    '!../../**/*.spec.{ts,tsx}',
    '!../../shared/testing/**',
    '!../../**/{samples,preguntas}.ts',
    // Test data of the specs beside them.
    '!../../**/*-world.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
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
