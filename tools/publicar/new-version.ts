import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustReplace } from '../patterns/must-find.ts';
import { CHANGELOG, compareVersions, parseChangelog, UNRELEASED } from './changelog.ts';

const PACKAGES = ['package.json', 'package-lock.json'];
const TAGS = 'k8s/overlays/production/imagenes/kustomization.yaml';

/** Rewrites in `folder` everything that says which version this is. Throws a sentence, before it writes anything. */
export function cutVersion(folder: string, version: string, date: string): void {
  const at = (name: string) => join(folder, name);
  const read = (name: string) => readFileSync(at(name), 'utf8');
  const current = (JSON.parse(read('package.json')) as { version: string }).version;
  if (compareVersions(version, current) <= 0) throw new Error(`${version} no es posterior a ${current}`);
  const changelog = read(CHANGELOG);
  const pending = parseChangelog(changelog).find((release) => release.version === UNRELEASED);
  if (!pending?.text) throw new Error(`no hay nada en «${UNRELEASED}» de ${CHANGELOG}`);
  writeFileSync(
    at(CHANGELOG),
    mustReplace(CHANGELOG, changelog, `## ${UNRELEASED}\n`, `## ${UNRELEASED}\n\n## ${version} - ${date}\n`),
  );
  for (const name of PACKAGES) {
    // The first two `version` of a lockfile are its own; those of the packages come later.
    const own = name === 'package.json' ? 1 : 2;
    let seen = 0;
    writeFileSync(
      at(name),
      mustReplace(name, read(name), /"version": "([^"]+)"/g, (all) =>
        seen++ < own ? `"version": "${version}"` : all!,
      ),
    );
  }
  writeFileSync(at(TAGS), mustReplace(TAGS, read(TAGS), /newTag: .+/g, `newTag: ${version}`));
}
