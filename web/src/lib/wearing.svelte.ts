/** Which of the six liveries each seat wears at the table on show; without a table, each its own. */

class Wearing {
  private worn = $state.raw<readonly number[]>([]);

  /** By seat. */
  wear(worn: readonly number[]): void {
    if (worn.join() !== this.worn.join()) this.worn = worn;
  }

  of(seat: number): number {
    return this.worn[seat] ?? seat;
  }
}

export const wearing = new Wearing();
