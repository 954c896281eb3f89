interface PanelToggleProps {
  /** Name of the panel. */
  readonly label: string;
  readonly side: 'left' | 'right';
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A button that opens or closes a panel; its arrow points to where the panel goes. */
export function PanelToggle({ label, side, isOpen, onToggle }: PanelToggleProps) {
  const arrow = (side === 'left') === isOpen ? '‹' : '›';
  return (
    <button type="button" className={`panel-toggle is-${side}`} aria-expanded={isOpen} onClick={onToggle}>
      {side === 'left' ? `${arrow} ${label}` : `${label} ${arrow}`}
    </button>
  );
}
