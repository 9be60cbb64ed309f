import { dataDirOf, holdDataDir } from './data-dir.ts';

// Before anything else is loaded, so that who starts a second one hears of it at once.
try {
  holdDataDir(dataDirOf(process.env));
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exit(1);
}
await import('./product.ts');
