import { productVersion } from '../start/orden/command.ts';
import { readChangelog } from './changelog.ts';
import { faultsOfVersion } from './check-version.ts';

/** Prints what the workflow needs to know of the version whose tag is the argument, or ends with 1 and says why not. */
const [tag = ''] = process.argv.slice(2);
const version = productVersion();
const faults = faultsOfVersion(tag, version, readChangelog());
for (const fault of faults) console.error(fault);
if (faults.length) process.exit(1);
console.log(`version=${version}\npreliminar=${version.includes('-') ? 'si' : ''}`);
