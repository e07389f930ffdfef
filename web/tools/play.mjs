// Plays a whole game in a real browser by pressing what glows: node tools/play.mjs ADDRESS OUT [WIDTHxHEIGHT] [GAME] [SEED] [PLAYERS] [LANGUAGE]
import { join } from 'node:path';

import { chromium } from 'playwright-core';

const [address, out, size = '1440x900', game = 'red-planet-second', seed = '5', players = '4', language = 'en'] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 500 });
await context.addInitScript(
  ([name, number, code]) => {
    localStorage.setItem('marsbound.settings', JSON.stringify({ language: code }));
    localStorage.setItem('marsbound.wishes', JSON.stringify({ game: name, players: Number(number), level: name === 'rocketmen' ? 'heuristic' : 'random', options: {} }));
  },
  [game, players, language],
);
const page = await context.newPage();
page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log('console:', message.text()));
page.on('pageerror', (error) => console.log('pageerror:', error.message));
await page.goto(address);
const start = page.locator('.start button');
await start.waitFor();
await page.screenshot({ path: join(out, 'live-home.png') });
await page.locator('details summary').click();
await page.locator('details input[inputmode=numeric]').fill(seed);
await start.click();
const started = Date.now();
let answers = 0;
let idle = 0;
const glowing = '.zone.open, .group.open, .dock.open .ship, .hand .card.open:not(.chosen), .taken.open, .options button:not(.refused)';
// at Rocketmen's table some deeds lead nowhere: who plays at random shouldn't do them often
const ROCKETMEN = '.room, .location.open, .offer.open, .hand .card.open, .pad .card.open, .marker.open, .pile.open, .deeds button, .offered .open, .options .strong';
while (Date.now() - started < 400_000) {
  if (await page.locator('dialog').count()) break;
  const targets = page.locator(game === 'rocketmen' ? ROCKETMEN : glowing);
  const count = await targets.count();
  const done = page.locator('.ask button.strong');
  const often = width < 500 ? 0.7 : game === 'rocketmen' ? 0.3 : 0;
  const confirm = Math.random() < often && (await done.count());
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
  } else if (game === 'rocketmen' && idle++ < 300) {
    await page.locator('.sky').click({ timeout: 2000, force: true }).catch(() => undefined); // skips what is being acted out
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
