/** WebKitGTK's MiniBrowser, driven by WebDriver on a display of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { Browser, Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';

import { freePort } from '../browser/support/cross-origin-services';
import { type OpenBrowser, SCREEN, type Tab } from './tab';

export interface WebKitPrograms {
  readonly driver: string;
  readonly miniBrowser: string;
  /** Virtual display. */
  readonly xvfb: string;
}

/** The window's frame and tool bar: the page is smaller by this, CSS px. */
const TOOL_BAR_HEIGHT = 38;

export async function openWebKit({ driver, miniBrowser, xvfb }: WebKitPrograms): Promise<OpenBrowser> {
  const port = await freePort();
  // Descriptor 3 tells the number of the display that the server took.
  const display = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1000x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstLineOf(display);
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    // A process group of its own: its browsers end with it.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, NO_AT_BRIDGE: '1' },
  });
  const end = () => {
    if (server.pid !== undefined) process.kill(-server.pid);
    display.kill();
  };
  try {
    const session = await connect(`http://127.0.0.1:${port}`, miniBrowser);
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width: SCREEN.width, height: SCREEN.height + TOOL_BAR_HEIGHT });
    const capabilities = await session.getCapabilities();
    let isFirst = true;
    return {
      version: `WebKitGTK/${capabilities.getBrowserVersion() ?? ''}`,
      newTab: async () => {
        // A window of its own: a second tab would stay hidden, and draw nothing.
        if (!isFirst) await session.switchTo().newWindow('window');
        isFirst = false;
        return tabOf(session, await session.getWindowHandle());
      },
      close: async () => {
        await session.quit().finally(end);
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** The driver listens some time after it starts. */
async function connect(url: string, binary: string): Promise<WebDriver> {
  const options = { binary, args: ['--automation'] };
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': options,
  });
  for (let tries = 1; ; tries += 1) {
    try {
      return await new Builder()
        .disableEnvironmentOverrides()
        .forBrowser(Browser.SAFARI)
        .usingServer(url)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function firstLineOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once('data', (text) => resolve(String(text).trim()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
}

function tabOf(session: WebDriver, handle: string): Tab {
  const inTab = async <T>(act: () => PromiseLike<T>): Promise<T> => {
    await session.switchTo().window(handle);
    return act();
  };
  return {
    goto: (url) => inTab(() => session.get(url)),
    reload: () => inTab(() => session.navigate().refresh()),
    back: () => inTab(() => session.navigate().back()),
    forward: () => inTab(() => session.navigate().forward()),
    evaluate: (read, arg) => inTab(() => session.executeScript(`return (${read})(arguments[0])`, arg)),
    async find(find, arg) {
      const element = await inTab(() =>
        session.executeScript<import('selenium-webdriver').WebElement | null>(
          `return (${find})(arguments[0])`,
          arg,
        ),
      );
      if (element === null) return null;
      return {
        click: () => element.click(),
        fill: async (text) => {
          await session.executeScript('arguments[0].focus(); arguments[0].select()', element);
          await element.sendKeys(Key.DELETE, text);
        },
        attach: (path) => element.sendKeys(path),
        select: (value) => element.findElement({ css: `option[value="${value}"]` }).click(),
      };
    },
    close: () => inTab(() => session.close()),
    // The driver has no console.
    errors: () => [],
  };
}
