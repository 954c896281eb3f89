import { Button } from '../../ui/controls/button';

/** Prints the current page; the print styles hide bars and buttons. */
export function PrintButton({ label }: { readonly label: string }) {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
