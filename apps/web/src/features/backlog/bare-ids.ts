import type { ControlIds } from '../../shared/ui/field';

/** For a control that carries its own name instead of a field around it. */
export const bareIds = (id: string): ControlIds => ({
  id,
  'aria-invalid': false,
  'aria-describedby': undefined,
  'aria-required': undefined,
});
