import { setSourceMapsSupport } from 'node:module';

// Only for our own bundles: with --enable-source-maps each process also reads the maps of all packages, some 7 MB.
setSourceMapsSupport(true, { nodeModules: false });
