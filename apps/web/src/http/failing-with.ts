import { refusal } from '@understory/contracts/refusals/refusals.ts'
import { data } from 'react-router'

const isFault = (fault: unknown): fault is Response =>
  fault instanceof Response && fault.status >= 500

/** Says in the page's own words what failed, where the API has a fault. */
export async function failingWith<T>(sentence: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (fault) {
    if (isFault(fault)) throw data(sentence, { status: fault.status })
    throw fault
  }
}

/** A fault of the API as a refusal, for a page that goes on with a sentence of its own. */
export async function refusedOnFault<T>(work: Promise<T>) {
  try {
    return await work
  } catch (fault) {
    if (!isFault(fault)) throw fault
    return { ok: false, status: fault.status, refusal: refusal('SERVER_ERROR') } as const
  }
}
