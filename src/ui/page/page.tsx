import { type ReactNode, useContext } from 'react';
import { Lead } from '../base/text';
import type { Status } from '../feedback/status-drawing';
import { StatusView } from '../feedback/status-view';
import { headingStyle } from '../theme/heading-style';
import { cameraTheme, keyframes, styled } from '../theme/stitches.config';
import { NavigationSlot } from './navigation-slot';
import { PageFoot } from './page-foot';
import { PageHeader } from './page-header';
import { StepBar, type Steps } from './step-bar';

const Column = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '$column',
  margin: '0 auto',
  minHeight: '100vh',
  backgroundColor: '$paper',
  color: '$ink',
  paddingLeft: 'env(safe-area-inset-left)',
  paddingRight: 'env(safe-area-inset-right)',
  '@supports (-webkit-touch-callout: none)': { minHeight: '-webkit-fill-available' },
  '@supports (min-height: 100svh)': { minHeight: '100svh' },
  '@desktop': { boxShadow: '0 0 0 1px $colors$line' },
  '@print': { minHeight: 0, maxWidth: 'none', boxShadow: 'none' },
  variants: { wide: { true: { '@wide': { maxWidth: '$wideColumn' } } } },
});

const enterForward = keyframes({ from: { opacity: 0, transform: 'translateY(10px)' } });
const enterBack = keyframes({ from: { opacity: 0, transform: 'translateY(-10px)' } });

const Main = styled('main', {
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: '14px',
  minWidth: 0,
  padding: '4px 16px 16px',
  // A wide child must not make the column wider than the screen.
  '& > *': { minWidth: 0, maxWidth: '100%' },
  variants: {
    enters: {
      forward: { animation: `${enterForward} 160ms ease-out` },
      back: { animation: `${enterBack} 160ms ease-out` },
    },
    centred: { true: { alignItems: 'center', justifyContent: 'center', textAlign: 'center', gap: '22px' } },
  },
});

const Heading = styled('h1', headingStyle);

type PageProps = {
  /** The title, in the row at the top. It is the `h1` only when there is no `heading`. */
  title: ReactNode;
  /** The main sentence of this screen, as `h1`. It gets the focus when the screen changes, and becomes the document's title. */
  heading?: ReactNode;
  lead?: ReactNode;
  /** Shows heading and lead as a centred result, below a drawing. Needs `heading`. */
  status?: Status;
  /** Instead of the drawing of the status. */
  drawing?: ReactNode;
  onBack?: (() => void) | undefined;
  backLabel: string;
  /** Icon of the back button. */
  leading?: 'back' | 'close';
  /** At the right end of the top row: help, a bell. */
  help?: ReactNode;
  /** Progress bar of a multi-step flow. */
  steps?: Steps | undefined;
  /** The bar at the bottom: the primary action, optionally a ghost one below it. */
  action?: ReactNode;
  /** The bottom navigation, below the action bar; by default that of `NavigationSlot`. */
  navigation?: ReactNode;
  /** Sets `aria-busy`: content is being loaded, or a write is in flight. */
  busy?: boolean;
  /** `camera`: dark in both colour schemes, content centred. */
  tone?: 'paper' | 'camera';
  /** Uses the width of a tablet or a desktop. The content has to be in `Columns`, or in cards of a grid. */
  wide?: boolean;
  /** The content comes in with a short movement: up for the next screen, down for the last one. Null: at once. */
  enters?: 'forward' | 'back' | null;
  children?: ReactNode;
};

/** Layout of a screen: header, content, and the primary action at the bottom. */
export function Page({
  title,
  heading,
  lead,
  status,
  drawing,
  onBack,
  backLabel,
  leading = 'back',
  help,
  steps,
  action,
  navigation,
  busy = false,
  tone = 'paper',
  wide = false,
  enters = null,
  children,
}: PageProps) {
  const isCamera = tone === 'camera';
  const shellNavigation = useContext(NavigationSlot);
  return (
    <Column wide={wide} {...(isCamera ? { className: cameraTheme.toString() } : {})}>
      <PageHeader
        title={title}
        backLabel={backLabel}
        leading={leading}
        help={help}
        titleIsHeading={heading === undefined}
        onBack={onBack}
      />
      <Main centred={isCamera} {...(enters === null ? {} : { enters })} aria-busy={busy}>
        {steps !== undefined && <StepBar {...steps} />}
        {heading === undefined || status === undefined ? (
          <>
            {heading !== undefined && <Heading tabIndex={-1}>{heading}</Heading>}
            {lead !== undefined && <Lead as="div">{lead}</Lead>}
          </>
        ) : (
          <StatusView level={1} status={status} drawing={drawing} heading={heading} text={lead} />
        )}
        {children}
      </Main>
      <PageFoot action={action} navigation={navigation ?? shellNavigation} transparent={isCamera} />
    </Column>
  );
}
