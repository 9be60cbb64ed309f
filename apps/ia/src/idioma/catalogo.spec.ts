import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import de from './catalogo/de.json' with { type: 'json' };
import en from './catalogo/en.json' with { type: 'json' };
import fr from './catalogo/fr.json' with { type: 'json' };
import { claveOf } from './idioma';

const SRC = join(import.meta.dirname, '..');
const CATALOGOS: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, fr, de };

/** The keys that `t` looks up, and every text that stands alone: one of those may be ours too. */
function textsOf(file: string): { claves: string[]; textos: string[] } {
  const claves: string[] = [];
  const textos: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 't') {
      const { template } = node;
      claves.push(
        claveOf(
          ts.isNoSubstitutionTemplateLiteral(template)
            ? [template.text]
            : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)],
        ),
      );
    } else if (ts.isStringLiteralLike(node)) textos.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return { claves, textos };
}

const files = globSync('{preguntas,propuestas,reglas,asistente,datos}/**/*.ts', { cwd: SRC })
  .filter((file) => !file.endsWith('.spec.ts'))
  .map((file) => textsOf(join(SRC, file)));
const claves = new Set(files.flatMap((file) => file.claves));
const textos = new Set(files.flatMap((file) => file.textos));

/** Only names, marks and numbers: the same in all languages. */
const isSame = (clave: string): boolean => !/\p{L}/u.test(clave.replace(/\{\d+\}/g, ''));
/** What projects hold, and no code says. */
const DATOS = new Set(['planificación', 'pausado']);
const huecosOf = (texto: string): string[] => (texto.match(/\{\d+\}/g) ?? []).toSorted();

describe.each(Object.entries(CATALOGOS))('the texts of the assistant in %s', (_idioma, catalogo) => {
  it('are there for every sentence of the code', () => {
    expect([...claves].filter((clave) => !isSame(clave) && catalogo[clave] === undefined)).toEqual([]);
  });

  it('put in what the Spanish ones put in, and nothing else', () => {
    const otros = Object.entries(catalogo).filter(([clave, texto]) => {
      const tiene = huecosOf(clave.replace(/_one$/, ''));
      return huecosOf(texto).some((hueco) => !tiene.includes(hueco));
    });
    expect(otros).toEqual([]);
  });

  it('are all said by the code', () => {
    const said = (clave: string): boolean => claves.has(clave) || textos.has(clave) || DATOS.has(clave);
    expect(Object.keys(catalogo).filter((clave) => !said(clave.replace(/_one$/, '')))).toEqual([]);
  });
});
