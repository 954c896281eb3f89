import { Fragment } from 'react';
import { Icon, type IconName } from '../base/icon';
import { styled } from '../theme/stitches.config';
import { fittedSize } from '../theme/text-size';

const Root = styled('div', { display: 'flex', width: '100%', padding: '18px min(12px, 3vw) 14px' });

const STATION_SIZE = 'min(44px, 12vw)';

const Station = styled('div', {
  flex: '0 1 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '6px',
  // As wide as its longest word, which is never broken.
  minWidth: 'min-content',
  maxWidth: '40%',
  // Fits the width: a lender's name is not broken, however large the text is.
  fontSize: fittedSize('$fontSizes$hint', '3.6vw'),
  lineHeight: '$tight',
  textAlign: 'center',
  '& > :first-child': {
    display: 'grid',
    placeItems: 'center',
    // Three of them fit a page that is zoomed to 200 %.
    width: STATION_SIZE,
    height: STATION_SIZE,
    borderRadius: '50%',
    border: '2px dashed currentColor',
  },
  '& svg': { maxWidth: '60%' },
  '& > :last-child': { color: '$ink', maxWidth: '100%' },
  variants: {
    reached: {
      true: {
        '& > :first-child': { border: 0, backgroundColor: 'currentColor' },
        '& svg': { color: '$$panel' },
        '@forced': { '& > :first-child': { border: '2px solid CanvasText' } },
      },
    },
  },
});

const Connection = styled('div', {
  flex: '1 1 0',
  minWidth: 'min(12px, 3vw)',
  position: 'relative',
  height: 0,
  // At the centre of the stations' circles.
  marginTop: `calc(${STATION_SIZE} / 2 - 2px)`,
  borderTop: '4px dotted currentColor',
  variants: {
    state: {
      passed: { borderTopStyle: 'solid' },
      moving: {},
      ahead: { opacity: 0.6 },
    },
  },
});

/** The money itself, between two stations. */
const Coin = styled('span', {
  position: 'absolute',
  top: '-2px',
  left: '50%',
  display: 'grid',
  placeItems: 'center',
  width: 'min(32px, 9vw)',
  height: 'min(32px, 9vw)',
  borderRadius: '50%',
  border: '3px solid currentColor',
  backgroundColor: '$$panel',
  transform: 'translate(-50%, -50%)',
});

type MoneyPathProps = {
  /** From where the money goes, over what, to whom. */
  stations: readonly { icon: IconName; label: string }[];
  /** Index of the station that has the money; a half is between two of them. */
  at: number;
};

/** Where an amount of money is. For the panel of a status, in its colour; decorative: the texts of the page say the same. */
export function MoneyPath({ stations, at }: MoneyPathProps) {
  return (
    <Root>
      {stations.map(({ icon, label }, index) => (
        <Fragment key={label}>
          {index > 0 && (
            <Connection state={at >= index ? 'passed' : at > index - 1 ? 'moving' : 'ahead'}>
              {at < index && at > index - 1 && (
                <Coin>
                  <Icon name="rupee" size={16} />
                </Coin>
              )}
            </Connection>
          )}
          <Station reached={at >= index}>
            <span>
              <Icon name={index === at && index === stations.length - 1 ? 'tick' : icon} size={24} />
            </span>
            <span>{label}</span>
          </Station>
        </Fragment>
      ))}
    </Root>
  );
}
