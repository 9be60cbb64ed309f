import { erroresComunes, textOf } from '@pmp/contracts/common';
import { z } from 'zod';

const spanish = z.locales.es();
const MISSING = textOf(erroresComunes.campoObligatorio);

/** zod's own Spanish messages name types ("se esperaba string"); people should read that the field is missing. */
z.config({
  ...spanish,
  customError: (issue) => (issue.code === 'invalid_type' && issue.input === undefined ? MISSING : undefined),
});
