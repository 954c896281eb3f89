/**
 * Script of the app's document in development: a link to the sandbox's phone, with the app as it is now. Not in a frame: there
 * the phone is around it.
 */
if (window.top === window) {
  const link = document.createElement('a');
  link.href = '/sandbox/phone';
  link.textContent = 'Sandbox';
  link.title = 'The sandbox’s phone: SMS, UPI app, clock and faults beside this page';
  // A shadow root: the app's style sheet and its tests see one element, without content of its own.
  const host = document.createElement('aside');
  host.ariaLabel = 'Sandbox';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    // On a narrow page it is as wide as the margin beside the content (16 px), so that it covers nothing.
    `:host { position: fixed; z-index: 1; inset-block-start: 45%; inset-inline-end: 0 }
     a { display: block; padding: 14px 0; border-radius: 8px 0 0 8px; background: #17211c; color: #fff;
       font: 600 12px/16px system-ui, sans-serif; writing-mode: vertical-rl; text-decoration: none; opacity: .82 }
     a:hover, a:focus-visible { opacity: 1 }
     @media (min-width: 760px) {
       :host { inset-block: auto 16px; inset-inline: 16px auto }
       a { padding: 12px 18px; border-radius: 14px; font-size: 14px; writing-mode: horizontal-tb } }`,
  );
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(link);
  link.addEventListener('click', () => {
    const { pathname, search } = window.location;
    link.href = `/sandbox/phone?to=${encodeURIComponent(`${pathname}${search}`)}`;
  });
  document.body.append(host);
}
