import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the application. */
  to: To;
  replace?: boolean;
  state?: unknown;
}

/** The router's own brings along what fetches a page ahead for a server that renders, in the first page's script. */
export const Link = ({ to, replace, state, target, onClick, ...rest }: LinkProps) => {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { replace, state, target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
};
