// Screenshots of pages and fixtures: node tools/look.mjs OUT NAME=ADDRESS[,WIDTHxHEIGHT][,dark][,LANGUAGE][,full] …
// Looks at a build made with `vite build --mode fixtures --outDir OUT/site`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

import { served } from './serve.mjs';

const [out, ...shots] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const { address: base, close } = await served(join(out, 'site'));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const shot of shots) {
  const [name, rest] = shot.split(/=(.*)/s);
  const [address, ...wishes] = rest.split(',');
  const size = wishes.find((wish) => /^\d+x\d+$/.test(wish)) ?? '1440x900';
  const [width, height] = size.split('x').map(Number);
  const language = wishes.find((wish) => /^[a-z]{2}$/.test(wish)) ?? 'en';
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: width < 500 ? 2 : 1,
    hasTouch: width < 500,
    colorScheme: wishes.includes('dark') ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((code) => localStorage.setItem('marsbound.settings', JSON.stringify({ language: code })), language);
  const page = await context.newPage();
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log(name, message.text()));
  page.on('pageerror', (error) => console.log(name, error.message));
  await page.goto(`${base}#${address}`);
  await page.waitForSelector('.board .mars, .board.control, .page', { timeout: 20_000 });
  await page.waitForTimeout(700);
  const hover = wishes.find((wish) => wish.startsWith('hover:'));
  if (hover) {
    await page.hover(hover.slice(6));
    await page.waitForTimeout(800);
  }
  const click = wishes.find((wish) => wish.startsWith('click:'));
  if (click) {
    await page.click(click.slice(6));
    await page.waitForTimeout(800);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > width) console.log(`${name}: ${wide} px wide, the window is ${width}`);
  await page.screenshot({ path: join(out, `${name}.png`), fullPage: wishes.includes('full') });
  await context.close();
}
await browser.close();
close();
