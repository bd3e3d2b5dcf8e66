import type { Deps } from '../../../../deps.ts'

/** What partners' programs are pointed at. */
export const pactBase = ({ origin }: Pick<Deps['config'], 'origin'>): string => `${origin}/pact`
