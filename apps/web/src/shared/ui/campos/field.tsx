import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

export interface ControlIds {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
}

export interface FieldProps {
  label: string;
  error?: string | undefined;
  help?: ReactNode;
  required?: boolean;
  optional?: boolean;
  /** Reserves a line for the message, so that nothing moves when it appears. */
  reserve?: boolean;
  className?: string;
  children: (ids: ControlIds) => ReactNode;
}

/** Label above, help below, error below in red with an icon, all tied to the control. */
export const Field = ({
  label,
  error,
  help,
  required,
  optional,
  reserve,
  className = '',
  children,
}: FieldProps) => {
  const { t } = useTranslation();
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {optional && <span className="ml-1 font-normal text-subtle">({t('opcional')})</span>}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
        'aria-required': required || undefined,
      })}
      {(error || help || reserve) && (
        <div className={`text-xs ${reserve ? 'min-h-[1.1rem]' : ''}`}>
          <div aria-live="polite">
            {error && (
              <p id={`${id}-error`} className="flex items-start gap-1 text-danger-text">
                <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
                {error}
              </p>
            )}
          </div>
          {help && !error && (
            <div id={`${id}-help`} className="text-subtle">
              {help}
            </div>
          )}
        </div>
      )}
    </div>
  );
};
