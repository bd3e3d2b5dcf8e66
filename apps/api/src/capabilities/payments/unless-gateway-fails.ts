import type { Deps } from '../../deps.ts'

/** What the work gives; or the other thing, when the payment provider is away or refuses the call. */
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
