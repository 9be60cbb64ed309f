import { isVersion } from './changelog.ts';
import { cutVersion } from './new-version.ts';

const [version = ''] = process.argv.slice(2);
if (!isVersion(version)) {
  console.error('Uso: npm run version:nueva -- 0.2.0');
  process.exit(2);
}
try {
  cutVersion('.', version, new Date().toISOString().slice(0, 10));
  console.log(`Ahora es la ${version}. Revisa los cambios y publícala:
  git commit -am 'chore: ${version}' && git tag -s v${version} -m ${version} && git push --follow-tags`);
} catch (error) {
  console.error(`No se ha cambiado nada: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
