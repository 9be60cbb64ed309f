import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** A page as a browser has it, for tests: jsdom, and what jsdom leaves out. */
export default class Page extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      BroadcastChannel,
      Headers,
      ReadableStream,
      Request,
      Response,
      TextDecoder,
      TextDecoderStream,
      TextEncoder,
      TransformStream,
      fetch,
      structuredClone,
      // React's queue waits for nothing with it, as in a browser with a MessageChannel.
      setImmediate,
    });
  }

  /** Packages for the browser would come without what their tests need, and lucide-react as 1700 files. */
  exportConditions() {
    return ['node'];
  }
}
