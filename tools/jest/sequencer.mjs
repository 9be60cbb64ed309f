import Sequencer from '@jest/test-sequencer';

/** Small files that take long, which Jest cannot know in a fresh clone: it would leave them for the end. */
const LONG = ['tools/generators/', 'tools/ataque/', 'apps/mensajes/test/kill.int', 'tools/respaldo/'];

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => LONG.some((part) => path.includes(part));
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
