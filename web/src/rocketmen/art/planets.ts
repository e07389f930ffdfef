/** A colour for each destination, where there is room for no more than a dot. */
export const WHERE: Readonly<Record<string, string>> = { earth: '#4aa3ff', moon: '#d9d6cf', mars: '#e2713f' };
