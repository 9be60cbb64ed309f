import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { startTransition, useEffect, useState } from 'react';

/** Longer than React works without yielding. */
const beBusy = () => {
  for (const until = performance.now() + 6; performance.now() < until;);
};

/** Appears by itself, and listens to keys only after several effects. */
const Late = ({ onKey }: { onKey: () => void }) => {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setStep(1), 20);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (step === 0) return;
    beBusy();
    if (step < 5) return startTransition(() => setStep(step + 1));
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [step, onKey]);
  return step > 0 && <p>Listo</p>;
};

it('an element that a test finds already listens to keys', async () => {
  const onKey = jest.fn();
  render(<Late onKey={onKey} />);
  await screen.findByText('Listo');
  window.dispatchEvent(new Event('keydown'));
  expect(onKey).toHaveBeenCalledTimes(1);
});
