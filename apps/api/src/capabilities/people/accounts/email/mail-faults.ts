import { AsyncLocalStorage } from 'node:async_hooks'

const faults = new AsyncLocalStorage<{ fault?: unknown }>()

/** Sends an email for the sign-in library, which would log a fault and answer as if it were sent. */
export async function notingFault(send: () => Promise<void>): Promise<void> {
  try {
    await send()
  } catch (fault) {
    const noted = faults.getStore()
    if (noted) noted.fault = fault
  }
}

/** Throws what went wrong while the library's call sent its email. */
export async function throwingFault(call: () => Promise<unknown>): Promise<void> {
  const noted: { fault?: unknown } = {}
  await faults.run(noted, call)
  if (noted.fault) throw noted.fault
}
