// Scrolls an opened chart to its initial state: a wide drawing would show its empty corner first.
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
