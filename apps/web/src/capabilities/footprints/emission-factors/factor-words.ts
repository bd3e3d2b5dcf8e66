/** A factor with no more digits than mean something; exports hold all of them. */
export const shownFactor = (kg: number): string => String(Number(kg.toPrecision(6)))
