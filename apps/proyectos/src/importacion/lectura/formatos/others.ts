import { Refusal } from '../base/refusal';

const has = (value: object, ...names: string[]): boolean => names.every((name) => name in value);

const first = (value: unknown): object => {
  const one: unknown = Array.isArray(value) ? value[0] : undefined;
  return typeof one === 'object' && one !== null ? one : {};
};

const listIn = (value: object, name: string): unknown => (value as Record<string, unknown>)[name];

/** Exports that look like one that is read, by what only they have, and the export of the same tool that is read. */
const OTHERS: readonly { herramienta: string; formato: string; is(value: object): boolean }[] = [
  {
    herramienta: 'Nextcloud Deck',
    formato: 'CSV',
    is: (value) =>
      has(first(listIn(value, 'boards')), 'stacks') || has(first(value), 'stacks') || has(value, 'stacks'),
  },
  {
    herramienta: 'Asana',
    formato: 'CSV',
    is: (value) => has(first(listIn(value, 'data')), 'gid', 'resource_type'),
  },
  { herramienta: 'GitLab', formato: 'CSV', is: (value) => has(first(value), 'iid', 'project_id', 'web_url') },
];

/** Where boards and documents keep their items: as a cell they would be one text that nobody reads. */
const CONTAINERS =
  /^(boards|lists|columns|stacks|swimlanes|cards|tasks|subtasks|issues|stories|items|children)$/i;

/** Refuses records that have their work inside of them. */
export function assertNotNested(records: readonly Readonly<Record<string, unknown>>[]): void {
  for (const record of records)
    for (const [name, value] of Object.entries(record))
      if (CONTAINERS.test(name) && Object.keys(first(value)).length > 1)
        throw new Refusal('ficheroConListas', { donde: name });
}

/** Refuses what a tool has written that is not read, with the export to take instead. */
export function assertNoOther(value: object): void {
  const other = OTHERS.find(({ is }) => is(value));
  if (other) throw new Refusal('ficheroDeOtro', { herramienta: other.herramienta, formato: other.formato });
}
