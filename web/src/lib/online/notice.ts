/** A word from the system when it is one's turn and the page is out of sight. */
import { settings } from '../settings.svelte';

export function canNotify(): boolean {
  return 'Notification' in window && window.isSecureContext;
}

/** Asked only when somebody presses something. */
export async function askLeave(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === 'granted') return true;
  return (await Notification.requestPermission()) === 'granted';
}

/** The same table says it once: a new word takes the place of the last. */
export function notify(title: string, body: string, table: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body, tag: table, icon: './icon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones know notifications only from installed pages; the title still says it
  }
}
