// A chart that is opened shows its first state: drawn wide, it would else show its empty corner.
document.addEventListener(
  'toggle',
  ({ target }) => {
    const canvas = target.open ? target.querySelector('.canvas') : null;
    const start = canvas?.querySelector('.start')?.getBoundingClientRect();
    if (start === undefined) return;
    const frame = canvas.getBoundingClientRect();
    canvas.scrollBy(start.left - frame.left - frame.width / 2, start.top - frame.top - 24);
  },
  true,
);
