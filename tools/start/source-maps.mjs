import { setSourceMapsSupport } from 'node:module';

// Of our own bundles alone: with --enable-source-maps every process reads those of all packages too, some 7 MB each.
setSourceMapsSupport(true, { nodeModules: false });
