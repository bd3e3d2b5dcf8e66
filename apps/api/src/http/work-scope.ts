import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The request that the running work is for. Every line of the log carries its id, the lines of the
 * jobs that it queued included.
 */
export const workScope = new AsyncLocalStorage<{ readonly requestId: string }>()
