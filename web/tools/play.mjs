// Plays a whole game in a real browser by pressing what glows: node tools/play.mjs ADDRESS OUT [WIDTHxHEIGHT] [GAME] [SEED]
import { join } from 'node:path';

import { chromium } from 'playwright-core';

const [address, out, size = '1440x900', game = 'red-planet-second', seed = '5'] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 500 });
await context.addInitScript(
  ([name, number]) => {
    localStorage.setItem('marsbound.settings', JSON.stringify({ language: 'en' }));
    localStorage.setItem('marsbound.wishes', JSON.stringify({ game: name, players: 4, level: 'random', options: {} }));
    void number;
  },
  [game, seed],
);
const page = await context.newPage();
page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log('console:', message.text()));
page.on('pageerror', (error) => console.log('pageerror:', error.message));
await page.goto(address);
await page.getByRole('button', { name: 'Play now' }).waitFor();
await page.screenshot({ path: join(out, 'live-home.png') });
await page.getByRole('button', { name: 'Play now' }).click();
const started = Date.now();
let answers = 0;
let idle = 0;
const glowing = '.zone.open, .group.open, .dock.open .ship, .hand .card.open:not(.chosen), .taken.open, .options button';
while (Date.now() - started < 400_000) {
  if (await page.locator('dialog').count()) break;
  const targets = page.locator(glowing);
  const count = await targets.count();
  const done = page.locator('.ask button.strong');
  const confirm = width < 500 && Math.random() < 0.7 && (await done.count());
  if (count && !confirm) {
    const target = targets.nth(Math.floor(Math.random() * count));
    await (width < 500 ? target.tap({ timeout: 3000 }) : target.click({ timeout: 3000, force: true })).catch((error) => console.log(error.message.split('\n')[0]));
    answers++;
    idle = 0;
    if (answers % 25 === 0) await page.screenshot({ path: join(out, `live-${answers}.png`) });
  } else if (await done.count()) {
    await done.first().click({ timeout: 2000 }).catch(() => undefined);
    idle = 0;
  } else if (await page.locator('.flying, .reveal').count()) {
    await page.keyboard.press(' ');
  } else if (++idle > 300) {
    console.log('stuck:', await page.locator('.ask').innerText());
    break;
  }
  await page.waitForTimeout(60);
}
await page.waitForTimeout(4500);
await page.screenshot({ path: join(out, 'live-end.png') });
console.log(`${answers} presses in ${Math.round((Date.now() - started) / 1000)} s;`, await page.locator('dialog .verdict').innerText().catch(() => 'no end'));
await browser.close();
