// The lists that saved data is made of, by name.

export const LISTS = ['games', 'records', 'settings', 'collections'] as const;
export type List = (typeof LISTS)[number];
