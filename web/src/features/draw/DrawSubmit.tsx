import { Button } from '../../components/controls/Button';
import { DrawButton } from './DrawTerms';
import type { DrawInDialog } from './use-official-draw';

interface DrawSubmitProps {
  /** Nothing when the page itself draws. */
  official: DrawInDialog | null;
  isDisabled: boolean;
  /** What it says when the page itself draws. */
  label: string;
}

/** Draws: here, or by the server as it has promised. */
export function DrawSubmit({ official, isDisabled, label }: DrawSubmitProps) {
  if (official) return <DrawButton official={official} isDisabled={isDisabled} />;
  return (
    <Button look="main" type="submit" disabled={isDisabled}>
      {label}
    </Button>
  );
}
