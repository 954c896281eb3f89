import { Button } from '../../ui/controls/button';

/** Prints the page as it stands; bars and buttons are left out by the print style. */
export function PrintButton({ label }: { readonly label: string }) {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
