import { Link } from 'react-router';

interface OtroCaminoProps {
  /** Before the link. */
  text?: string;
  to: string;
  link: string;
}

/** Below the form: for whoever came to the wrong page. */
export const OtroCamino = ({ text, to, link }: OtroCaminoProps) => (
  <p className="mt-4 text-center text-sm text-muted">
    {text}{' '}
    <Link to={to} className="touch-area rounded-control font-medium text-accent-text hover:underline">
      {link}
    </Link>
  </p>
);
