import { closeDoors } from './global-setup.mjs';

export default () => closeDoors();
