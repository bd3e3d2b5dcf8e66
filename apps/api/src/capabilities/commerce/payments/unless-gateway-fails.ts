import type { Deps } from '../../../deps.ts'

/** The result of the call; the fallback when the payment provider is down or refuses it. */
export async function unlessGatewayFails<Given, Otherwise>(
  { payments, log }: Pick<Deps, 'payments' | 'log'>,
  work: () => Promise<Given>,
  otherwise: Otherwise,
): Promise<Given | Otherwise> {
  try {
    return await work()
  } catch (fault) {
    if (!payments.isGatewayFault(fault)) throw fault
    log.warn({ err: fault }, 'the payment provider did not answer as it should')
    return otherwise
  }
}
