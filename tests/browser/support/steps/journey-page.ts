/**
 * The page model of a journey: each step is what the merchant does, with the screen that it leads to. A screen is named by its
 * state, `enach`, or by chart and state where it belongs to another chart, `home/home`.
 */
import { expect, type Page } from '@playwright/test';

import { isNight } from '../../../support/night';
import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../access';
import type { Merchant } from '../lender';
import { moveTo, switchMerchant } from '../other-phone';
import { backDuringStatusCheck, waitForRequestDuring } from '../page-clock';
import { picture } from '../pictures';
import { runUntil, stateOf } from '../session-time';
import { returnUntilRequest } from './payments';
import { expectState, follow, tap } from './walk';

/** A path, which may have any query; a pattern of the whole URL; or what must hold for it. */
type ExpectedUrl = string | RegExp | ((url: URL) => boolean);

export interface JourneyPage {
  /** Expects the screen and its invariants; with a URL, also that the page is there. */
  readonly shows: (screen: string, url?: ExpectedUrl) => Promise<void>;
  /** Signs in as the merchant at this URL. */
  readonly open: (merchant: Merchant, to: string, screen: string, url?: ExpectedUrl) => Promise<void>;
  /** The same as a new merchant of this persona. */
  readonly openAs: (persona: string, to: string, screen: string, url?: ExpectedUrl) => Promise<Merchant>;
  /** Loads this URL, without signing in. */
  readonly goTo: (to: string, screen: string, url?: ExpectedUrl) => Promise<void>;
  /** Closes the page of the previous merchant, and signs in as this one. */
  readonly switchTo: (merchant: Merchant, to: string, screen: string, url?: ExpectedUrl) => Promise<void>;
  /** Changes the URL without a page load. */
  readonly moveTo: (to: string, screen: string, url?: ExpectedUrl) => Promise<void>;
  readonly reload: (screen: string, url?: ExpectedUrl) => Promise<void>;
  /** By the browser's own button. */
  readonly goBack: (screen: string, url?: ExpectedUrl) => Promise<void>;
  readonly tap: (button: string | RegExp, screen: string, url?: ExpectedUrl) => Promise<void>;
  readonly follow: (link: string | RegExp, screen: string, url?: ExpectedUrl) => Promise<void>;
  readonly goForward: (screen: string, url?: ExpectedUrl) => Promise<void>;
  /** Ticks the consent, and taps the button. */
  readonly agree: (button: string | RegExp, screen: string, url?: ExpectedUrl) => Promise<void>;
  /** A step that is named elsewhere, and the screen that it leads to: `after(submitPan(page, typed), 'panVerified')`. */
  readonly after: (act: Promise<unknown>, screen: string, url?: ExpectedUrl) => Promise<void>;
  /** Leaves the journey by a button, to this URL. */
  readonly leaveBy: (button: string | RegExp, url: string | RegExp) => Promise<void>;
  /** Taps "Check again", and waits for this request. */
  readonly checkAgain: (request: RegExp, screen: string, url?: ExpectedUrl) => Promise<void>;
  /** Taps "Check again", and Back before the answer to this request arrives. */
  readonly backDuringCheck: (request: RegExp, screen: string, url?: ExpectedUrl) => Promise<void>;
  /** Switches to another app and back, until the page has sent this request and has its answer. */
  readonly returnToApp: (request: RegExp, screen: string, url?: ExpectedUrl) => Promise<void>;
  /** Runs the page's clock in steps of a second, or of `stepMs`, until the screen is there. */
  readonly runUntil: (screen: string, stepMs?: number) => Promise<void>;
  /** Takes a picture of the screen, and checks its accessibility, also when zoomed: by day that of a test's first screen. */
  readonly checkLook: (name: string) => Promise<void>;
  /** The same, by day of every screen, and that each control can be reached by the keyboard. */
  readonly checkLookAndKeyboard: (name: string) => Promise<void>;
}

export function journeyPage(
  page: Page,
  journey: string,
  createMerchant: (persona: string) => Promise<Merchant>,
): JourneyPage {
  const namesOf = (screen: string) => {
    const [state = '', chart = journey] = screen.split('/').reverse();
    return [chart, state] as const;
  };
  const shows = async (screen: string, url?: ExpectedUrl): Promise<void> => {
    await expectState(page, ...namesOf(screen));
    if (url !== undefined)
      await expect(page).toHaveURL(typeof url === 'string' ? ({ pathname }) => pathname === url : url);
  };
  /** What the merchant does, then the screen that it leads to. */
  const step = async (act: Promise<unknown>, screen: string, url?: ExpectedUrl): Promise<void> => {
    await act;
    await shows(screen, url);
  };
  const open: JourneyPage['open'] = (merchant, to, screen, url) =>
    step(page.goto(merchant.enter(to)), screen, url);
  let isJudged = false;
  const judgeLook = async () => {
    isJudged = true;
    await expectAccessible(page);
    await expectFitsWhenZoomed(page);
  };
  return {
    shows,
    open,
    openAs: async (persona, to, screen, url) => {
      const merchant = await createMerchant(persona);
      await open(merchant, to, screen, url);
      return merchant;
    },
    goTo: (to, screen, url) => step(page.goto(to), screen, url),
    reload: (screen, url) => step(page.reload(), screen, url),
    goBack: (screen, url) => step(page.goBack(), screen, url),
    switchTo: (merchant, to, screen, url) => step(switchMerchant(page, merchant, to), screen, url),
    moveTo: (to, screen, url) => step(moveTo(page, to), screen, url),
    goForward: (screen, url) => step(page.goForward(), screen, url),
    checkAgain: (request, screen, url) =>
      step(
        waitForRequestDuring(page, request, () => tap(page, 'Check again')),
        screen,
        url,
      ),
    backDuringCheck: (request, screen, url) => step(backDuringStatusCheck(page, request), screen, url),
    returnToApp: (request, screen, url) => step(returnUntilRequest(page, request), screen, url),
    runUntil: (screen, stepMs) => runUntil(page, stateOf(page, ...namesOf(screen)), stepMs),
    tap: (button, screen, url) => step(tap(page, button), screen, url),
    agree: async (button, screen, url) => {
      await page.getByRole('checkbox').check({ force: true });
      await step(tap(page, button), screen, url);
    },
    after: step,
    leaveBy: async (button, url) => {
      // Waits from before the tap: the next journey may replace this URL at once.
      await Promise.all([page.waitForURL(url), tap(page, button)]);
    },
    follow: (link, screen, url) => step(follow(page, link), screen, url),
    checkLook: async (name) => {
      await picture(page, `${journey}-${name}`);
      if (isNight || !isJudged) await judgeLook();
    },
    checkLookAndKeyboard: async (name) => {
      await picture(page, `${journey}-${name}`);
      await judgeLook();
      await expectReachableByKeyboard(page);
    },
  };
}
