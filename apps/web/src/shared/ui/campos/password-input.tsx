import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Input } from './input';

interface PasswordInputProps extends ComponentProps<'input'> {
  labels: { show: string; hide: string; capsLock: string };
}

export const PasswordInput = ({ labels, ...props }: PasswordInputProps) => {
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = visible ? EyeOff : Eye;
  return (
    <div>
      <div className="relative">
        <Input
          {...props}
          type={visible ? 'text' : 'password'}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          className="pr-10"
        />
        <button
          type="button"
          aria-label={visible ? labels.hide : labels.show}
          title={visible ? labels.hide : labels.show}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
          className="hit-square absolute inset-y-0 right-0 inline-flex items-center justify-center rounded-control text-subtle hover:text-text"
        >
          <Icon aria-hidden className="size-4" />
        </button>
      </div>
      <div role="status" className="text-xs text-warning-text">
        {capsLock && (
          <span className="mt-1 flex items-center gap-1">
            <ArrowBigUpDash aria-hidden className="size-3.5" />
            {labels.capsLock}
          </span>
        )}
      </div>
    </div>
  );
};
