import { Button } from '../../ui/controls/button';

/** Prints the current page; bars and buttons are hidden by the print style. */
export function PrintButton({ label }: { readonly label: string }) {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
