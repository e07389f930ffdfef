/** Which of the six liveries each seat has at the table on show; without a table, each its own. */

class SeatColours {
  private shown = $state.raw<readonly number[]>([]);

  /** By seat. */
  show(liveries: readonly number[]): void {
    if (liveries.join() !== this.shown.join()) this.shown = liveries;
  }

  of(seat: number): number {
    return this.shown[seat] ?? seat;
  }
}

export const seatColours = new SeatColours();
