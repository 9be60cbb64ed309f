import { createRequire } from 'node:module';
import { compileFunction, SyntheticModule } from 'node:vm';
import JestRuntime from 'jest-runtime';

const load = createRequire(import.meta.url);
const isPackage = (path) => path.includes('/node_modules/');

/**
 * Loads what is ours anew for each test file, and packages once per worker, by Node itself: Jest would link Nest and
 * mongoose again for every file, three seconds each. Everything therefore runs in the worker's own context, or a Date
 * of a test would be no Date to a package. What it puts in the place of Jest's own is not public: look here first when
 * a new version of Jest finds no module.
 */
export default class Runtime extends JestRuntime {
  constructor(...args) {
    super(...args);
    this.#loadPackagesOnce(this.esmLoader);
    this.#compileInThisContext(this.executor);
  }

  unstable_shouldLoadAsEsm(path) {
    return !(isPackage(path) && loadsAtOnce(path)) && super.unstable_shouldLoadAsEsm(path);
  }

  requireModule(from, name, options, isActual) {
    const path =
      options?.isInternalModule || this._resolution.isCoreModule(name ?? '')
        ? ''
        : this._resolution.resolveCjs(from, name);
    return isPackage(path) ? load(path) : super.requireModule(from, name, options, isActual);
  }

  /** Its own would wrap that of the worker once more for every file. */
  installGetBuiltinModule() {}

  #loadPackagesOnce(loader) {
    const isUnmarkedEsm = loader.pendingCjsBuildIsUnmarkedEsm.bind(loader);
    const wrapCommonJs = loader.buildCjsAsEsmSyntheticModule.bind(loader);
    loader.pendingCjsBuildIsUnmarkedEsm = (pending) =>
      !isPackage(pending.modulePath) && isUnmarkedEsm(pending);
    loader.buildCjsAsEsmSyntheticModule = (from, path, context) =>
      isPackage(path) ? wrapPackage(path) : wrapCommonJs(from, path, context);
  }

  #compileInThisContext(executor) {
    this.esmLoader.getContext = () => undefined;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: (specifier, _function, attributes) =>
          executor.dynamicImport(specifier, filename, undefined, attributes),
      });
  }
}

/** Not what awaits something while it is loaded: that is left to Jest. */
function loadsAtOnce(path) {
  try {
    load(path);
    return true;
  } catch (error) {
    if (error.code === 'ERR_REQUIRE_ASYNC_MODULE') return false;
    throw error;
  }
}

/** A module of Jest's over one of Node's, with the exports that `import` would see. */
function wrapPackage(identifier) {
  const loaded = load(identifier);
  const isEsm = loaded?.[Symbol.toStringTag] === 'Module';
  const exported = { ...loaded, ...(!isEsm && { default: loaded }) };
  return new SyntheticModule(
    Object.keys(exported),
    function () {
      for (const [name, value] of Object.entries(exported)) this.setExport(name, value);
    },
    { identifier },
  );
}
