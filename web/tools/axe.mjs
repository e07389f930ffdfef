// axe-core over pages and fixtures, light and dark, both directions: node tools/axe.mjs OUT ADDRESS …
// Looks at a build made with `vite build --mode fixtures --outDir OUT/site`.
import { readFileSync } from 'node:fs';

import { chromium } from 'playwright-core';

import { served } from './serve.mjs';

const [out, ...addresses] = process.argv.slice(2);
const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf-8');
const { address: base, close } = await served(`${out}/site`);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
let violations = 0;
for (const address of addresses) {
  for (const [colorScheme, language, width] of [['light', 'en', 1440], ['dark', 'he', 1440], ['light', 'pl', 390]]) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
    await context.addInitScript((code) => localStorage.setItem('marsbound.settings', JSON.stringify({ language: code })), language);
    const page = await context.newPage();
    await page.goto(`${base}#${address}`);
    await page.waitForTimeout(1200);
    await page.evaluate(axe);
    const { violations: found } = await page.evaluate(() => window.axe.run());
    for (const { id, nodes } of found) {
      violations++;
      console.log(`${address} ${colorScheme} ${language} ${width}: ${id} (${nodes.length})`);
      for (const node of nodes.slice(0, 3)) console.log('   ', node.target.join(' '), '|', node.failureSummary.split('\n').slice(1, 3).join(' ').trim());
    }
    await context.close();
  }
}
console.log(`${violations} violations`);
await browser.close();
close();
process.exitCode = violations ? 1 : 0;
