import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
await context.addInitScript(() => { localStorage.setItem('marsbound.settings', JSON.stringify({ language: 'en' })); localStorage.setItem('marsbound.wishes', JSON.stringify({ game: 'red-planet-second', players: 4, level: 'novice', options: {} })); });
const page = await context.newPage();
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console:', m.text()));
page.on('websocket', (ws) => { ws.on('framereceived', (f) => { const m = JSON.parse(f.payload); if (['hint','not-done','previews'].includes(m.type)) console.log(m.type, JSON.stringify(m).slice(0, 700)); }); });
await page.goto('http://localhost:8911/');
await page.getByRole('button', { name: 'Play now' }).click({ timeout: 20000 });
await page.locator('.options button').first().waitFor({ timeout: 20000 });
await page.screenshot({ path: '/tmp/web-job/a1.png' });
await page.getByRole('button', { name: 'Hint' }).click();
await page.locator('.hint').waitFor({ timeout: 20000 }).catch(() => console.log('no hint panel'));
await page.screenshot({ path: '/tmp/web-job/a2.png' });
// keyboard: choose the mission, then a character by keyboard only
await page.locator('.options button').first().focus();
await page.keyboard.press('Enter');
await page.locator('.hand .card.open').first().waitFor({ timeout: 30000 });
await page.locator('.hand .card.open').nth(6).focus();
await page.keyboard.press('Enter');
await page.waitForTimeout(2500);
await page.screenshot({ path: '/tmp/web-job/a3.png' });
for (let i = 0; i < 200; i++) {
  if (await page.locator('.dock.open, .zone.open').count()) break;
  await page.waitForTimeout(100);
}
await page.locator('.dock.open .ship').first().hover().catch(() => {});
await page.waitForTimeout(900);
await page.screenshot({ path: '/tmp/web-job/a4.png' });
await page.locator('.dock.open .ship').first().click().catch(() => {});
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/web-job/a5.png' });
console.log('undo shown:', await page.getByRole('button', { name: 'Undo' }).count(), await page.locator('.ask').innerText());
if (await page.getByRole('button', { name: 'Undo' }).count()) { await page.getByRole('button', { name: 'Undo' }).click(); await page.waitForTimeout(1500); console.log('after undo:', await page.locator('.ask').innerText()); }
await browser.close();
