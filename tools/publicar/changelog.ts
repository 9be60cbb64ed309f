import { readFileSync } from 'node:fs';

export const CHANGELOG = 'CHANGELOG.md';
export const UNRELEASED = 'Sin publicar';

/** One version of CHANGELOG.md. */
export interface Release {
  /** `0.2.0`, or «Sin publicar». */
  version: string;
  /** Null only for what is not released. */
  date: string | null;
  /** Its text, without the heading. */
  text: string;
}

/** A migration as a line of «Migraciones» names it. */
export interface MigrationLine {
  service: string;
  name: string;
}

const SEMVER = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*))?$/;
const HEADING = /^(\S.*?)(?: - (\d{4}-\d{2}-\d{2}))?$/;

export const isVersion = (text: string): boolean => SEMVER.test(text);

/** Negative if `a` goes before `b`; a preliminary version goes before the version itself. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [a, b].map((text) => {
    const [, major, minor, patch, preliminary] = SEMVER.exec(text) ?? [];
    if (!major) throw new Error(`«${text}» no es una versión, como 0.2.0 o 0.2.0-beta.1`);
    return { numbers: [major, minor, patch].map(Number), preliminary };
  }) as [
    { numbers: number[]; preliminary?: string | undefined },
    { numbers: number[]; preliminary?: string | undefined },
  ];
  const differing = first.numbers.findIndex((number, index) => number !== second.numbers[index]);
  if (differing !== -1) return first.numbers[differing]! - second.numbers[differing]!;
  if (first.preliminary === second.preliminary) return 0;
  if (!first.preliminary) return 1;
  if (!second.preliminary) return -1;
  return first.preliminary.localeCompare(second.preliminary, 'en', { numeric: true });
}

export const readChangelog = (): Release[] => parseChangelog(readFileSync(CHANGELOG, 'utf8'));

/** The versions in the order of the file, which is from the newest on. */
export function parseChangelog(text: string): Release[] {
  const [, ...sections] = text.split(/^## /m);
  return sections.map((section) => {
    const end = section.indexOf('\n');
    const [, version = '', date = null] = HEADING.exec(section.slice(0, end).trim()) ?? [];
    return { version, date, text: section.slice(end).trim() };
  });
}

/** The lines under one of a version's headings, such as «Migraciones». */
export const linesUnder = ({ text }: Release, heading: string): string[] => {
  const section = text.split(/^### /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return section.split('\n').filter((line) => line.startsWith('- '));
};

export const migrationsOf = (release: Release): MigrationLine[] =>
  linesUnder(release, 'Migraciones').map((line) => {
    const [, service = '', name = ''] = /^- `([\w-]+)`, `([\w-]+)`: \S/.exec(line) ?? [];
    if (!name) throw new Error(`«${line}» no dice «- \`servicio\`, \`0001-nombre\`: qué hace»`);
    return { service, name };
  });
