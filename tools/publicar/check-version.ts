import { isVersion, UNRELEASED, type Release } from './changelog.ts';

/** Why this tag may not be published as what the repository says it is; empty if it may. */
export function faultsOfVersion(tag: string, declared: string, releases: Release[]): string[] {
  const version = tag.replace(/^v/, '');
  const faults: string[] = [];
  if (!tag.startsWith('v') || !isVersion(version))
    return [`«${tag}» no es una etiqueta de versión, como v0.2.0`];
  if (version !== declared) faults.push(`package.json dice ${declared}, y la etiqueta, ${version}`);
  const newest = releases.find((release) => release.version !== UNRELEASED);
  if (newest?.version !== version) faults.push(`lo último de CHANGELOG.md es ${newest?.version ?? 'nada'}`);
  if (releases.find((release) => release.version === UNRELEASED)?.text)
    faults.push(`en «${UNRELEASED}» de CHANGELOG.md queda algo: ejecuta npm run version:nueva`);
  return faults;
}
