import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustReplace } from '../../patterns/must-find.ts';
import { objectsIn, type Rendered } from './rendered.ts';
import { templateOf } from './templates.ts';
import { schemaOf, valuesOf } from './values.ts';

const SOURCE = 'k8s/chart';

const NOTES = `Los datos están migrados y los índices creados. Falta que todo esté listo, también NATS, que ninguna sonda comprueba:

  until kubectl -n {{ .Release.Namespace }} exec deployment/gateway -- env SALUD_RUTA=/api/salud bash imagen/salud.sh; do sleep 2; done

Después, https://{{ .Values.direccion }}
`;

/** Writes the chart of a version to a folder that is then only its. */
export function makeChart(target: string, version: string, rendered: Rendered = objectsIn()): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, 'templates'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(target, name), text);
  const chart = readFileSync(join(SOURCE, 'Chart.yaml'), 'utf8');
  const plain = chart.replace(/^#.*\n/gm, '');
  write('Chart.yaml', mustReplace('Chart.yaml', plain, /(ersion): 0\.0\.0/g, `$1: ${version}`));
  const values = valuesOf(readFileSync(join(SOURCE, 'values.yaml'), 'utf8'), rendered);
  write('values.yaml', values);
  write('values.schema.json', `${JSON.stringify(schemaOf(values), null, 2)}\n`);
  for (const [name, text] of templateOf(rendered)) write(join('templates', name), text);
  write('templates/NOTES.txt', NOTES);
  mkdirSync(join(target, 'files'));
  for (const [name, source] of rendered.files) cpSync(source, join(target, 'files', name));
}
