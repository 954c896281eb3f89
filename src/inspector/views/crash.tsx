import { Component, type ReactNode } from 'react';

import { inspectorCopy } from '../../copy/inspector';

/** Error boundary: shows a message with a button that reloads the page. */
export class CrashGuard extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main role="alert" className="crash">
        <h1>{inspectorCopy.crash.title}</h1>
        <p>{inspectorCopy.crash.lead}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {inspectorCopy.crash.again}
        </button>
      </main>
    );
  }
}
