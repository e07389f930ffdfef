/** The answer to what may be declined, or ended before its last time. */
export const DECLINED = '-';
