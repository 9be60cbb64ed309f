import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOpener } from './opener';
import { focused, followTyping, typeAhead } from './type-ahead';

const opener = createOpener<string>();
const shortcuts: string[] = [];
const onKey = ({ key }: KeyboardEvent) => void shortcuts.push(key);
let unfollow: () => void;

beforeEach(() => {
  shortcuts.length = 0;
  document.addEventListener('keydown', onKey);
  unfollow = followTyping();
});
afterEach(() => {
  unfollow();
  document.removeEventListener('keydown', onKey);
  document.body.replaceChildren();
});

const open = () => {
  opener.open('algo');
  typeAhead(opener);
};

const show = (tag: 'input' | 'textarea' = 'input') => {
  const field = document.createElement(tag);
  document.body.append(field);
  field.focus();
  return field;
};

describe('what is typed before a field is there', () => {
  it('reaches the field when it takes the focus, and nothing else', async () => {
    const user = userEvent.setup();
    open();
    await user.keyboard('Probar 3 xc{Backspace}osas');
    const field = show();
    await user.keyboard('!');
    await waitFor(() => expect(field.value).toBe('Probar 3 xosas!'));
    expect(shortcuts.filter((key) => key !== '!')).toEqual([]);
  });

  it('may come without keys, as an accent, an emoji or what is pasted does, and keeps its place', async () => {
    const user = userEvent.setup();
    open();
    await user.keyboard('uno ');
    await user.paste('«dós»');
    const field = show();
    field.dispatchEvent(
      new InputEvent('beforeinput', { data: '🚀', bubbles: true, cancelable: true, inputType: 'insertText' }),
    );
    await user.keyboard('!');
    await waitFor(() => expect(field.value).toBe('uno «dós»🚀!'));
  });

  it('is taken without anybody noticing: what had the focus has it again when no field comes', async () => {
    const user = userEvent.setup();
    const card = document.createElement('button');
    document.body.append(card);
    for (const leave of [() => user.keyboard('{Escape}'), () => Promise.resolve(opener.close())]) {
      card.focus();
      open();
      expect([focused(), document.activeElement === card]).toEqual([card, false]);
      await leave();
      expect([document.activeElement, document.body.children.length]).toEqual([card, 1]);
    }
    await user.keyboard('x');
    expect(shortcuts).toEqual(['x']);
  });

  it('goes with its Enter, in the order in which it was typed', async () => {
    const lines: string[] = [];
    const user = userEvent.setup();
    open();
    await user.keyboard('uno{Enter}dos{Enter}tres');
    const field = document.createElement('input');
    field.addEventListener('keydown', ({ key }) => {
      if (key !== 'Enter') return;
      lines.push(field.value);
      field.value = '';
    });
    document.body.append(field);
    field.focus();
    await user.keyboard('!');
    await waitFor(() => expect(field.value).toBe('tres!'));
    expect(lines).toEqual(['uno', 'dos']);
  });

  it('is given up with Escape, with a click, or once what was being opened is closed', async () => {
    const user = userEvent.setup();
    open();
    await user.keyboard('uno{Escape}');
    expect(opener.get()).toBeUndefined();
    open();
    await user.keyboard('dos');
    await user.pointer({ keys: '[MouseLeft]', target: document.body });
    open();
    await user.keyboard('tres');
    opener.close();
    await user.keyboard('x');
    expect([show().value, shortcuts]).toEqual(['', ['x']]);
  });

  it('is not waited for after a finger, which opens no keyboard, nor for ever', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.pointer({ keys: '[TouchA]', target: document.body });
    open();
    await user.keyboard('a');
    open();
    jest.advanceTimersByTime(60_000);
    await user.keyboard('b');
    jest.useRealTimers();
    expect(shortcuts).toEqual(['a', 'b']);
  });
});
