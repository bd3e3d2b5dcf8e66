import type { Deps } from '../../../deps.ts'

type Listing<Listed> = {
  readonly list: AsyncIterable<Listed>
  /** For the log: what is listed. */
  readonly what: string
}

/**
 * Works through what the provider lists. Neither one that fails nor a list that breaks off keeps the
 * others from being worked through. False where some of the list stayed unknown: then nobody may conclude
 * from it that something is not there.
 */
export async function eachListed<Listed>(
  { log }: Pick<Deps, 'log'>,
  { list, what }: Listing<Listed>,
  work: (listed: Listed) => Promise<void> | void,
): Promise<boolean> {
  try {
    for await (const listed of list) {
      try {
        await work(listed)
      } catch (fault) {
        log.warn({ err: fault }, `one of the ${what} could not be worked through`)
      }
    }
    return true
  } catch (fault) {
    log.warn({ err: fault }, `the list of ${what} could not be read to its end`)
    return false
  }
}
