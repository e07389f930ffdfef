/** The next choices as a list: for the keyboard, for screen readers, for whoever would rather read than point. */
import type { Refusal } from './targets';

export interface OptionShown {
  id: string;
  label: string;
  /** How many answers it stands for, if that isn't plain. */
  count?: number;
  /** What it does, for cards. */
  text?: string;
  /** Whether it is held, or chosen in secret; undefined if it only leads on. */
  pressed?: boolean;
  /** Whether it is what one looks for: the second step, or what a hint says. */
  strong?: boolean;
  /** Why it can't be chosen. */
  refusal?: Refusal;
  press(byTouch: boolean): void;
  /** The pointer or the focus comes, or goes. */
  rest?(here: boolean): void;
}
