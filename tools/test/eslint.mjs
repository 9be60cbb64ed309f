import tseslint from 'typescript-eslint';
import house from '../../eslint.config.mjs';

/** The style of the house with the types of many projects at once: each by itself would read what they share again. */
export const typesOf = (project) =>
  tseslint.config(house, {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: false, project, tsconfigRootDir: import.meta.dirname },
    },
  });
