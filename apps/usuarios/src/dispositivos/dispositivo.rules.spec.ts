import { describe, expect, it } from '@jest/globals';
import { dispositivoOf } from './dispositivo.rules';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

describe('the device of a session', () => {
  it.each([
    [`${WINDOWS} ${WEBKIT} Safari/537.36`, 'Chrome', 'Windows', false],
    [`${WINDOWS} ${WEBKIT} Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows', false],
    [`${WINDOWS} Gecko/20100101 Firefox/142.0`, 'Firefox', 'Windows', false],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
      true,
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari',
      'macOS',
      false,
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
      true,
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 OPR/120.0',
      'Opera',
      'Linux',
      false,
    ],
    ['curl/8.9.1', 'curl', null, false],
    ['', null, null, false],
  ])('%s', (agente, navegador, sistema, movil) => {
    expect(dispositivoOf(agente)).toEqual({ navegador, sistema, movil });
  });
});
