import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

/** What a template sees. */
interface Scope {
  root: Loose;
  dot: Loose;
}

type Node = { text: string } | { expression: string } | { block: string; expression: string; body: Node[] };

/** Pieces of text and of `{{ … }}`, of which a hyphen takes the blanks beside it. */
function tokensOf(source: string): { text?: string; action?: string }[] {
  const tokens: { text?: string; action?: string }[] = [];
  let rest = source;
  for (;;) {
    const found = /\{\{(-?)\s*([^]*?)\s*(-?)\}\}/.exec(rest);
    if (!found) return [...tokens, { text: rest }];
    const [all, left, action, right] = found;
    const before = rest.slice(0, found.index);
    tokens.push({ text: left ? before.trimEnd() : before }, { action: action! });
    rest = rest.slice(found.index + all.length);
    if (right) rest = rest.trimStart();
  }
}

function parseNodes(tokens: { text?: string; action?: string }[]): Node[] {
  const nodes: Node[] = [];
  for (let token = tokens.shift(); token; token = tokens.shift()) {
    const { text, action } = token;
    if (action === undefined) nodes.push({ text: text! });
    else if (action === 'end') return nodes;
    else {
      const [, block, expression] = /^(?:(if|with|range)\s+)?([^]+)$/.exec(action)!;
      nodes.push(
        block ? { block, expression: expression!, body: parseNodes(tokens) } : { expression: expression! },
      );
    }
  }
  return nodes;
}

/** Words of a command: strings, groups in parentheses, and the rest. */
const wordsOf = (command: string): string[] => command.match(/"[^"]*"|\([^()]*\)|\S+/g) ?? [];

const lookUp = (scope: Scope, path: string): Loose =>
  path
    .split('.')
    .filter(Boolean)
    .reduce((value, key) => value?.[key], path === '.' ? scope.dot : scope.root);

const FUNCTIONS: Record<string, (...given: Loose[]) => Loose> = {
  quote: (value) => JSON.stringify(String(value)),
  int: (value) => Math.trunc(Number(value)),
  default: (fallback, value) => value || fallback,
  printf: (format: string, ...values) => values.reduce((text, value) => text.replace('%s', value), format),
  toYaml: (value) => stringify(value, { version: '1.1' }).trimEnd(),
  toJson: (value) => JSON.stringify(value),
  sha256sum: (value) => createHash('sha256').update(value).digest('hex'),
  indent: (count: number, text: string) => text.replace(/^/gm, ' '.repeat(count)),
  nindent: (count: number, text: string) => `\n${text.replace(/^/gm, ' '.repeat(count))}`,
};

function valueOf(scope: Scope, word: string): Loose {
  if (word.startsWith('"')) return JSON.parse(word);
  if (word.startsWith('(')) return evaluate(scope, word.slice(1, -1));
  if (word.startsWith('.')) return lookUp(scope, word);
  if (/^\d+$/.test(word)) return Number(word);
  throw new Error(`${word} is not of the few things that these templates say`);
}

function evaluate(scope: Scope, expression: string): Loose {
  const [first, ...pipes] = expression.split(/\s\|\s(?![^(]*\))/);
  const run = (command: string, ...piped: Loose[]): Loose => {
    const [name, ...words] = wordsOf(command);
    if (name === '.Files.Get') return scope.root.Files(valueOf(scope, words[0]!));
    if (!/^[a-zA-Z]/.test(name!)) return valueOf(scope, name!);
    if (!FUNCTIONS[name!]) throw new Error(`${name} is not of the few functions that these templates call`);
    return FUNCTIONS[name!]!(...words.map((word) => valueOf(scope, word)), ...piped);
  };
  return pipes.reduce((value, command) => run(command, value), run(first!));
}

const isEmpty = (value: Loose): boolean =>
  !value || (typeof value === 'object' && Object.keys(value).length === 0);

function print(nodes: Node[], scope: Scope): string {
  return nodes
    .map((node) => {
      if ('text' in node) return node.text;
      const value = evaluate(scope, node.expression);
      if (!('block' in node)) return String(value);
      if (node.block === 'range')
        return (value as Loose[]).map((dot) => print(node.body, { ...scope, dot })).join('');
      if (isEmpty(value)) return '';
      return print(node.body, node.block === 'with' ? { ...scope, dot: value } : scope);
    })
    .join('');
}

/** Values over those of the chart, as Helm lays them. */
const laid = (under: Loose, over: Loose): Loose =>
  typeof over === 'object' && !Array.isArray(over) && typeof under === 'object' && !Array.isArray(under)
    ? Object.fromEntries(
        [...new Set([...Object.keys(under), ...Object.keys(over)])].map((key) => [
          key,
          key in over ? (key in under ? laid(under[key], over[key]) : over[key]) : under[key],
        ]),
      )
    : over;

/**
 * The chart as Helm writes it, for the few words of its language that these templates use; anything else is refused.
 * Where there is a Helm, the test asks it too.
 */
export function renderChart(folder: string, values: Loose = {}): string {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const chart = parse(read('Chart.yaml'));
  const root = {
    Values: laid(parse(read('values.yaml')), values),
    Chart: { AppVersion: chart.appVersion },
    Release: { Namespace: 'pmp' },
    Files: read,
  };
  return readdirSync(join(folder, 'templates'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => print(parseNodes(tokensOf(read(join('templates', name)))), { root, dot: root }))
    .join('\n---\n');
}
