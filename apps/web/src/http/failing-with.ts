import { data } from 'react-router'

/** Says in the page's own words what failed, where the API has a fault. */
export async function failingWith<T>(sentence: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (fault) {
    if (fault instanceof Response && fault.status >= 500) {
      throw data(sentence, { status: fault.status })
    }
    throw fault
  }
}
