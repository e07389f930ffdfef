import { describe, expect, it } from 'vitest';

import { assignColours, LIVERIES } from '../src/lib/seats';
import { coloursOf, swapped } from '../src/pages/home/colours';
import { invitationIn, knownOptions } from '../src/pages/home/setup';
import { seatColoursAt } from '../src/pages/table/seatColours';
import type { GameShown, Position, TableShown } from '../src/wire';

describe('before a game', () => {
  it('everybody gets the colour they want, or what is left', () => {
    expect(assignColours([null, 'azure', 'azure', null]).map((number) => LIVERIES[number]!.colour)).toEqual([
      'amber',
      'azure',
      'jade',
      'rose',
      'ivory',
      'onyx',
    ]);
    expect(coloursOf(['onyx'], 3)).toEqual(['onyx', 'azure', 'amber']);
    expect(swapped(['azure', 'amber', 'jade'], 0, 'jade')).toEqual(['jade', 'amber', 'azure']);
  });

  it('neutral seats have a colour that nobody wants', () => {
    const shown = { seats: [{ colour: 'jade' }, { colour: 'azure' }] } as unknown as TableShown;
    const picture = {
      seats: [{ player: 0 }, { player: 1 }, { player: 0, neutral: true }, { player: 1, neutral: true }],
    };
    expect(seatColoursAt(shown, { picture } as unknown as Position).slice(0, 4)).toEqual([2, 0, 1, 3]);
    expect(seatColoursAt(shown, null).slice(0, 2)).toEqual([2, 0]);
  });

  it('only options that the game offers are sent', () => {
    const mode = { name: 'mode', values: ['normal', 'solo'], values_for: [[], ['normal'], ['normal']], source: '' };
    const difficulty = { name: 'difficulty', values: ['easy'], values_for: [['easy'], [], []], source: '' };
    const game = { name: 'rocketmen', fewest: 1, options: [mode, difficulty] };
    expect(knownOptions(game as unknown as GameShown, 3, { mode: 'solo', difficulty: 'easy', other: 'x' })).toEqual({});
    expect(knownOptions(game as unknown as GameShown, 1, { difficulty: 'easy' })).toEqual({ difficulty: 'easy' });
  });

  it('a pasted link or code leads to its table', () => {
    expect(invitationIn(' https://play.example/#/tables/t-5vq0x2abcd?key=k-abcdefghijklmnop ')).toEqual({
      table: 't-5vq0x2abcd',
      query: 'key=k-abcdefghijklmnop',
    });
    expect(invitationIn('https://play.example/#/tables/t-5vq0x2abcd?seat=2&key=k-abcdefghijk')).toEqual({
      table: 't-5vq0x2abcd',
      query: 'seat=2&key=k-abcdefghijk',
    });
    expect(invitationIn('t-5vq0x2abcd')).toEqual({ table: 't-5vq0x2abcd', query: '' });
    expect(invitationIn('t-5vq0x2abcd k-abcdefghijk')).toEqual({ table: 't-5vq0x2abcd', query: 'key=k-abcdefghijk' });
    expect(invitationIn('hello')).toBeNull();
  });
});
