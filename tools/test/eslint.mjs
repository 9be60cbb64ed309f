import tseslint from 'typescript-eslint';
import house from '../../eslint.config.mjs';

/** Lints many projects with one type program: linting each by itself would read what they share again. */
export const typesOf = (project) =>
  tseslint.config(house, {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: false, project, tsconfigRootDir: import.meta.dirname },
    },
  });
