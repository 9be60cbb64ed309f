import { typesOf } from './eslint.mjs';

export default typesOf('tsconfig.servicios.json');
