import { describe, expect, it } from 'vitest';
import { withoutActor } from './destinatarios.rules';

describe('withoutActor', () => {
  it('tells each person once, and never the one who acted', () => {
    expect(withoutActor(['a', 'b', 'a', 'c'], 'c')).toEqual(['a', 'b']);
  });

  it('tells everybody when the system acted', () => {
    expect(withoutActor(['a', 'b'], null)).toEqual(['a', 'b']);
  });
});
