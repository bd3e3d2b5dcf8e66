/** Of basis points: 33.33 %. */
export const shareInWords = (basisPoints: number): string =>
  `${(basisPoints / 100).toLocaleString('en-GB')} %`
