/** Says that somebody is wanted at the table: in the title, on the icon of the tab, by a sound, by the system. */
import { settings } from '../settings.svelte';
import { soundOf, soundOfAll } from '../sound/heard';
import { play } from '../sound/sound';
import type { LiveTable } from '../table/live.svelte';
import { gameName, t } from '../text/language.svelte';
import { notify } from './notice';

const TITLE = 'marsbound';
/** Nobody has to be called who has only just acted. */
const SOON = 2500;

export class Attention {
  private actedAt = performance.now();
  private wasWanted = false;
  private sealedAt: number | null = null;
  private told = -1;
  private heard = -1;

  constructor(private readonly table: LiveTable) {}

  /** Each in an effect of its own. */
  showTitle(): () => void {
    const { wanted, shared, eye, due, table } = this.table;
    const passing =
      shared && eye === null && due !== null ? t('online-pass', { name: table?.seats[due]?.name ?? '' }) : '';
    const asked = wanted.length ? `● ${passing || t('your-turn')}` : '';
    document.title = [asked || (table ? gameName(table.game) : ''), TITLE].filter(Boolean).join(' · ');
    setIcon(wanted.length > 0);
    return () => {
      document.title = TITLE;
      setIcon(false);
    };
  }

  call(): void {
    const { wanted, table, waiting } = this.table;
    if (waiting) this.actedAt = performance.now();
    const called = wanted.length > 0 && !this.wasWanted;
    this.wasWanted = wanted.length > 0;
    if (!called || !table) return;
    if (document.hidden || performance.now() - this.actedAt > SOON) play('turn');
    notify(t('your-turn'), gameName(table.game), table.id);
  }

  /** All have chosen in secret, and the last one took so long that nobody looks any more. */
  goOn(): void {
    const { position } = this.table;
    const sealed = Boolean(position?.question?.together && position.question.chosen);
    if (sealed) this.sealedAt ??= performance.now();
    else if (this.sealedAt !== null) {
      if (position && !position.question?.together && performance.now() - this.sealedAt > SOON) play('reveal');
      this.sealedAt = null;
    }
  }

  /** What is acted out on the board; where nothing is, what has happened. */
  soundEvents(): void {
    const { happening, acting, events } = this.table;
    if (!settings.lessMotion) {
      const sound = acting && happening ? soundOf(happening.fact) : null;
      if (sound) play(sound);
      return;
    }
    const news = this.heard < 0 ? [] : events.slice(this.heard);
    this.heard = events.length;
    const sound = soundOfAll(news.map(({ fact }) => fact));
    if (sound) play(sound);
  }

  soundMessages(): void {
    const { notes, person } = this.table;
    const last = notes.at(-1);
    if (this.told >= 0 && last && last.number > this.told && last.kind === 'said' && last.person !== person)
      play('message');
    this.told = last?.number ?? 0;
  }
}

function setIcon(wanted: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const href = wanted ? './icon-turn.svg' : './icon.svg';
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
}
