/** A row of a publication as people say it: 'WTT- rail > National rail' is 'Well-to-tank: rail, National rail'. */
export const factorInWords = (name: string): string =>
  name
    .replace(/^WTT- /, 'Well-to-tank: ')
    .replace(/^T&D- /, 'Grid losses: ')
    .replaceAll(' > ', ', ')
