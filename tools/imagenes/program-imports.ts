import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { IMPORTS_FILE, packageImports } from './package-imports.ts';

function namesIn(text: string, program: string): string[] {
  const names = JSON.parse(text) as string[];
  if (names.length === 0) throw new Error(`${program}: su lista de paquetes está vacía`);
  return names;
}

/** The packages that a built program imports, from the list that its build left beside it. */
export function importsOfBuilt(folder: string): string[] {
  const file = join(folder, IMPORTS_FILE);
  try {
    return namesIn(readFileSync(file, 'utf8'), folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`Falta ${file}: compila antes`, { cause: error });
  }
}

/**
 * What programs import which run from their sources: packages, and the files under `root` that they reach, themselves
 * included. It is what Node would find when it leaves out the types.
 */
export async function importsOfSources(
  root: string,
  sources: string[],
): Promise<{ imports: string[]; files: string[] }> {
  const program = await rolldown({
    cwd: root,
    input: sources,
    platform: 'node',
    external: (id) => !/^[./]/.test(id),
    treeshake: false,
    tsconfig: false,
    transform: { typescript: { onlyRemoveTypeImports: true } },
    plugins: [packageImports()],
  });
  const { output } = await program.generate();
  await program.close();
  const list = output.find(({ fileName }) => fileName === IMPORTS_FILE);
  if (list?.type !== 'asset') throw new Error(`El compilador no ha escrito ${IMPORTS_FILE}`);
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const files = modules.filter((id) => isAbsolute(id)).map((id) => relative(root, id));
  return { imports: namesIn(String(list.source), sources.join(', ')), files };
}
