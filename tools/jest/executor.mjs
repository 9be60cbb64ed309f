import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

/** What all tests of these folders gave, in Jest's own words; nothing when it did not come so far. */
async function run(root, folders) {
  const temporary = await mkdtemp(join(tmpdir(), 'pmp-jest-'));
  const file = join(temporary, 'result.json');
  try {
    const paths = folders.map((folder) => `/${folder}/`);
    const args = [...JEST, ...paths, '--json', `--outputFile=${file}`];
    await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'exit');
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  } finally {
    await rm(temporary, { recursive: true });
  }
}

/** The part of one project, as if it had been run alone. */
function partOf({ testResults }, folder) {
  const own = testResults.filter(({ name }) => name.includes(`/${folder}/`));
  const tests = own.flatMap(({ assertionResults }) => assertionResults);
  const count = (status) => tests.filter((test) => test.status === status).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    success: own.every(({ status }) => status !== 'failed'),
    testResults: own,
  };
}

/** One Jest for the projects whose result Nx does not remember; each gets a result of its own to be remembered by. */
export async function testAll({ tasks }, _inputs, _overrides, { root }) {
  const folders = Object.values(tasks).map(({ projectRoot }) => projectRoot);
  const result = await run(root, folders);
  await mkdir(join(root, 'dist/pruebas'), { recursive: true });
  const told = Object.values(tasks).map(async ({ id, projectRoot, target }) => {
    const part = result
      ? partOf(result, projectRoot)
      : { success: false, numPassedTests: 0, numFailedTests: 0, testResults: [] };
    await writeFile(join(root, 'dist/pruebas', `${target.project}.json`), JSON.stringify(part));
    const terminalOutput = `${projectRoot}: ${part.numPassedTests} passed, ${part.numFailedTests} failed\n`;
    return [id, { success: part.success, terminalOutput }];
  });
  return Object.fromEntries(await Promise.all(told));
}

export async function testOne(_options, context) {
  const { projectName: project, root } = context;
  const projectRoot = context.projectsConfigurations.projects[project].root;
  const [result] = Object.values(
    await testAll({ tasks: { it: { id: 'it', projectRoot, target: { project } } } }, {}, {}, { root }),
  );
  return result;
}
